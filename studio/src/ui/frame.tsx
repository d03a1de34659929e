/** The frame of every page: the name, where you are, what the page puts beside it, the theme and the keys. */
import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { IconButton } from './button.tsx'
import './frame.css'
import { useHotkey } from './hotkey.ts'
import type { IconName } from './icon.tsx'
import { KeyList } from './key-list.tsx'
import { Mark } from './mark.tsx'
import { themes, useTheme, type Theme } from './theme.ts'

interface FrameProps {
  /** where you are, after the name */
  readonly path?: ReactNode
  /** facts and buttons of the page */
  readonly aside?: ReactNode
  /** the page fills the window and scrolls inside itself */
  readonly isStage?: boolean
  readonly children: ReactNode
}

export function Frame({ path, aside, isStage = false, children }: FrameProps) {
  const [showsKeys, setShowsKeys] = useState(false)
  useHotkey('?', () => setShowsKeys(true))
  return (
    <div className={`frame${isStage ? ' frame-stage' : ''}`}>
      <a className="frame-skip" href="#page">
        Skip to the page
      </a>
      <header className="frame-head">
        <Link className="frame-name" href="/" aria-label="Troupe, first page">
          <Mark />
          <span>Troupe</span>
        </Link>
        <nav className="frame-path" aria-label="Where you are">
          {path}
        </nav>
        <div className="frame-aside">{aside}</div>
        <div className="frame-tools">
          <ThemeSwitch />
          <IconButton icon="help" label="Keys" aria-keyshortcuts="?" onClick={() => setShowsKeys(true)} />
        </div>
      </header>
      <main className="frame-page" id="page" tabIndex={-1}>
        {children}
      </main>
      <KeyList isOpen={showsKeys} onClose={() => setShowsKeys(false)} />
    </div>
  )
}

const icons: Readonly<Record<Theme, IconName>> = { system: 'screen', light: 'sun', dark: 'moon' }
const words: Readonly<Record<Theme, string>> = { system: 'as the machine has it', light: 'light', dark: 'dark' }

function ThemeSwitch() {
  const [theme, choose] = useTheme()
  const next = themes[(themes.indexOf(theme) + 1) % themes.length]!
  return (
    <IconButton
      icon={icons[theme]}
      label={`Theme: ${words[theme]}. Change to ${words[next]}`}
      onClick={() => choose(next)}
    />
  )
}
