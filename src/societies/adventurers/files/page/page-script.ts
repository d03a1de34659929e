/** What makes the time line of a page move. Without it, everything can still be read. */
export const pageScript = `'use strict'
;(() => {
  const $ = (query) => document.querySelector(query)
  const turns = [...document.querySelectorAll('article')]
  const drawn = [...document.querySelectorAll('.chart [data-first]')]
  const slider = $('#time input')
  const map = $('#map .sheet')
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  let at = -1
  let timer = 0
  // while a page scrolls because somebody chose a turn, it must not choose another
  let chosenAt = 0

  // on a phone, story and map are two pages
  const isReading = () => $('#story').offsetParent !== null

  const words = (name, text) => { $('#' + name).textContent = text }
  const show = (next) => {
    if (next === at || !turns[next]) return
    turns[at]?.classList.remove('now')
    at = next
    const turn = turns[at]
    turn.classList.add('now')
    slider.value = at
    slider.setAttribute('aria-valuetext', 'turn ' + turn.dataset.turn + ', score ' + turn.dataset.score)
    $('#now').setAttribute('d', 'M' + at + ' 0V60')
    words('turn', turn.dataset.turn)
    words('score', turn.dataset.score)
    words('room', turn.dataset.room)
    words('carrying', turn.dataset.carrying || 'nothing')
    words('goal', turn.dataset.goal || 'none yet')
    for (const part of drawn) part.classList.toggle('unseen', Number(part.dataset.first) > Number(turn.dataset.turn))
    $('.room.here')?.classList.remove('here')
    const room = $('.room[data-place="' + turn.dataset.place + '"]')
    room?.classList.add('here')
    look()
  }
  const look = () => {
    const room = $('.room.here rect')
    if (!room) return
    const box = room.getBBox()
    map.scrollTo({
      left: box.x + box.width / 2 - map.clientWidth / 2,
      top: box.y + box.height / 2 - map.clientHeight / 2,
      behavior: calm ? 'auto' : 'smooth',
    })
  }
  const choose = (next) => {
    const clamped = Math.max(0, Math.min(turns.length - 1, next))
    chosenAt = performance.now()
    show(clamped)
    if (isReading()) turns[clamped].scrollIntoView({ block: 'center' })
  }
  const stop = () => { clearInterval(timer); timer = 0; words('play', 'Play') }
  const play = () => {
    if (timer) return stop()
    words('play', 'Pause')
    if (at >= turns.length - 1) choose(0)
    timer = setInterval(() => { if (at >= turns.length - 1) stop(); else choose(at + 1) }, 600)
  }

  slider.addEventListener('input', () => { stop(); choose(Number(slider.value)) })
  $('#play').addEventListener('click', play)
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target === slider) return
    if (event.key === 'ArrowRight') choose(at + 1)
    else if (event.key === 'ArrowLeft') choose(at - 1)
    else if (event.key === ' ' && event.target === document.body) play()
    else return
    event.preventDefault()
  })
  document.addEventListener('click', (event) => {
    const link = event.target.closest && event.target.closest('a[href^="#t"]')
    const next = link ? turns.findIndex((turn) => '#' + turn.id === link.getAttribute('href')) : -1
    if (next >= 0) { event.preventDefault(); stop(); choose(next) }
  })
  for (const tab of document.querySelectorAll('.tabs input')) {
    tab.addEventListener('change', () => { chosenAt = performance.now(); if (isReading()) choose(at); else look() })
  }
  let isLooking = false
  addEventListener('scroll', () => {
    if (isLooking || !isReading()) return
    isLooking = true
    requestAnimationFrame(() => {
      isLooking = false
      if (performance.now() - chosenAt < 200) return
      const line = innerHeight * 0.45
      let next = turns.findIndex((turn) => turn.getBoundingClientRect().bottom > line)
      if (next < 0 || scrollY + innerHeight >= document.documentElement.scrollHeight - 4) next = turns.length - 1
      show(scrollY < 4 ? 0 : next)
    })
  }, { passive: true })
  document.body.classList.add('live')
  const named = turns.findIndex((turn) => '#' + turn.id === location.hash)
  if (named < 0) show(0)
  else {
    choose(named)
    // the browser goes there, too, in its own way
    addEventListener('load', () => requestAnimationFrame(() => choose(named)))
  }
})()
`
