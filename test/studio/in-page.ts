/** Code that runs inside the page, for what no element shows. Written as text: tests are not compiled for a browser. */
import type { Page } from 'playwright-core'

/** The numbers of the entries the page holds, in its order, as its own timeline has them. */
export async function seqsShown(page: Page): Promise<number[]> {
  return (await page.evaluate(`(() => {
    const element = document.querySelector('.time-line')
    const key = element && Object.keys(element).find((name) => name.startsWith('__reactFiber$'))
    for (let fiber = key && element[key]; fiber; fiber = fiber.return) {
      const timeline = fiber.memoizedProps?.value?.timeline
      if (timeline) return timeline.entries.map(({ seq }) => seq)
    }
    return []
  })()`)) as number[]
}

/** The steps the story leads to: those it has told of. */
export async function stepsTold(page: Page): Promise<number[]> {
  return (await page.evaluate(`[...document.querySelectorAll('.column-story [aria-label*="o to step "]')]
    .map((link) => Number(/o to step (\\d+)/.exec(link.getAttribute('aria-label'))[1]))`)) as number[]
}

/** What does not hold: a page wider than its window, a control that is cut off at an edge nobody can scroll past. */
export async function brokenLayout(page: Page): Promise<string[]> {
  return (await page.evaluate(`(() => {
    const root = document.documentElement
    const broken = root.scrollWidth > root.clientWidth ? ['the page is ' + root.scrollWidth + ' px wide'] : []
    const isHidden = (overflow) => overflow === 'hidden' || overflow === 'clip'
    for (const control of document.querySelectorAll('button, a, input, select, textarea')) {
      const box = control.getBoundingClientRect()
      if (box.width <= 1 || getComputedStyle(control).visibility === 'hidden' || !control.checkVisibility()) continue
      let canScroll = false
      for (let each = control.parentElement; each; each = each.parentElement) {
        const { overflowX } = getComputedStyle(each)
        // an open dialog lies above everything: what is around it in the document cuts nothing off
        if (each.matches('dialog:modal')) break
        canScroll ||= overflowX === 'auto' || overflowX === 'scroll'
        if (canScroll || !isHidden(overflowX)) continue
        const edge = each.getBoundingClientRect()
        const name = control.getAttribute('aria-label') ?? control.textContent ?? control.className
        if (box.right > edge.right + 1 || box.left < edge.left - 1) broken.push('cut off: ' + name.slice(0, 60))
      }
    }
    const head = document.querySelector('.frame-head')?.getBoundingClientRect().height ?? 0
    if (head > (root.clientWidth > 760 ? 60 : 110)) broken.push('the head is ' + head + ' px high')
    const line = document.querySelector('.time-line')?.getBoundingClientRect()
    if (line && (line.bottom > innerHeight + 1 || line.top < head)) broken.push('the time line is out of the window')
    return broken
  })()`)) as string[]
}

/**
 * What a page that was broken into would show: a script that ran, an element made of text, text that hides or turns
 * around.
 */
export async function harmIn(page: Page): Promise<string[]> {
  return (await page.evaluate(`(() => {
    const harm = window.__hacked === undefined ? [] : ['a script ran: ' + window.__hacked]
    const alive = '[onerror], [onload], [onclick], iframe, object, embed, marquee, #root script, #root style'
    for (const element of document.querySelectorAll(alive))
      harm.push('markup came to life: ' + element.outerHTML.slice(0, 200))
    const hidden = /(?![\\t\\n\\p{Join_Control}\\p{Variation_Selector}])[\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}]/u
    const check = (text, where) => {
      const place = text.search(hidden)
      if (place < 0) return
      const around = text.slice(Math.max(0, place - 30), place + 30).toWellFormed()
      harm.push('hidden: ' + where + ': ' + encodeURI(around))
    }
    check(document.title, 'the title of the window')
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { localName, className } = text.parentElement
      if (localName !== 'textarea' && localName !== 'script') check(text.data, localName + '.' + className)
    }
    for (const name of ['title', 'aria-label', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll('[' + name + ']'))
        check(element.getAttribute(name), name + ' of ' + element.localName + '.' + element.className)
    return harm
  })()`)) as string[]
}

export async function elementsIn(page: Page): Promise<number> {
  return (await page.evaluate(`document.querySelectorAll('*').length`)) as number
}

/** Goes to steps one after the other, and measures each until the next picture is painted: milliseconds. */
export async function timeJumps(page: Page, steps: readonly number[]): Promise<number[]> {
  return (await page.evaluate(`(async () => {
    const element = document.querySelector('.time-line')
    const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'))
    let run
    for (let fiber = element[key]; fiber && !run; fiber = fiber.return)
      if (fiber.memoizedProps?.value?.goTo) run = fiber.memoizedProps.value
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const times = []
    for (const step of ${JSON.stringify(steps)}) {
      await painted()
      const began = performance.now()
      run.goTo(step)
      await painted()
      times.push(performance.now() - began)
    }
    return times
  })()`)) as number[]
}

type Looks = Readonly<Record<string, string | number>>

/** What makes a field look like another: the first that fits the selector. */
export async function looksOf(page: Page, selector: string): Promise<Looks> {
  return page.evaluate<Looks>(`(() => {
    const element = document.querySelector(${JSON.stringify(selector)})
    const { borderColor, borderRadius, backgroundColor, fontFamily, fontSize } = getComputedStyle(element)
    const { height } = element.getBoundingClientRect()
    return { borderColor, borderRadius, backgroundColor, fontFamily, fontSize, height }
  })()`)
}

/** The button inside the field for files. */
export async function fileButtonLooks(page: Page): Promise<Looks> {
  return page.evaluate<Looks>(`(() => {
    const field = document.querySelector('input[type=file]')
    const { backgroundColor, color, fontFamily } = getComputedStyle(field, '::file-selector-button')
    return { backgroundColor, color, fontFamily }
  })()`)
}

/** What the page makes of some styles, such as its own variables. */
export async function computed(page: Page, style: Readonly<Record<string, string>>): Promise<Looks> {
  return page.evaluate<Looks>(`(() => {
    const style = ${JSON.stringify(style)}
    const probe = document.createElement('i')
    Object.assign(probe.style, style)
    document.body.append(probe)
    const found = Object.fromEntries(Object.keys(style).map((name) => [name, getComputedStyle(probe)[name]]))
    probe.remove()
    return found
  })()`)
}

/** Drags through all steps, a little further at each picture, and measures how long each picture was there: milliseconds. */
export async function timeFrames(page: Page, steps: number): Promise<number[]> {
  return (await page.evaluate(`(async () => {
    const element = document.querySelector('.time-line')
    const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'))
    let run
    for (let fiber = element[key]; fiber && !run; fiber = fiber.return)
      if (fiber.memoizedProps?.value?.goTo) run = fiber.memoizedProps.value
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const frames = []
    let before = await painted()
    for (let step = 0; step <= ${steps}; step += Math.ceil(${steps} / 90)) {
      run.goTo(step)
      const now = await painted()
      frames.push(now - before)
      before = now
    }
    return frames
  })()`)) as number[]
}
