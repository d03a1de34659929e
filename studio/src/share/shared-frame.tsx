/** The frame of a shared file: the name, the run, the theme. It leads nowhere, for there is nowhere to go. */
import { useState, type ReactNode } from 'react'
import { IconButton } from '../ui/button.tsx'
import '../ui/frame.css'
import { useHotkey } from '../ui/hotkey.ts'
import { KeyList } from '../ui/key-list.tsx'
import { Mark } from '../ui/mark.tsx'
import { themes, useTheme } from '../ui/theme.ts'

interface SharedFrameProps {
  readonly path: ReactNode
  readonly aside: ReactNode
  readonly children: ReactNode
}

const icons = { system: 'screen', light: 'sun', dark: 'moon' } as const

export function SharedFrame({ path, aside, children }: SharedFrameProps) {
  const [theme, choose] = useTheme()
  const [showsKeys, setShowsKeys] = useState(false)
  useHotkey('?', () => setShowsKeys(true))
  const next = themes[(themes.indexOf(theme) + 1) % themes.length]!
  return (
    <div className="frame frame-stage">
      <header className="frame-head">
        <span className="frame-name">
          <Mark />
          <span>Troupe</span>
        </span>
        <div className="frame-path">{path}</div>
        <div className="frame-aside">{aside}</div>
        <div className="frame-tools">
          <IconButton icon={icons[theme]} label={`Theme: ${theme}. Change to ${next}`} onClick={() => choose(next)} />
          <IconButton icon="help" label="Keys" aria-keyshortcuts="?" onClick={() => setShowsKeys(true)} />
        </div>
      </header>
      <main className="frame-page">{children}</main>
      <KeyList isOpen={showsKeys} onClose={() => setShowsKeys(false)} />
    </div>
  )
}
