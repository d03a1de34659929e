/** Light, dark, or as the machine has it: kept on this machine. */
import { useSyncExternalStore } from 'react'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const KEY = 'troupe-theme'
const listeners = new Set<() => void>()

export function currentTheme(): Theme {
  const kept = recall(KEY)
  return themes.find((theme) => theme === kept) ?? 'system'
}

export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, currentTheme)
  return [theme, chooseTheme]
}

function chooseTheme(theme: Theme): void {
  keep(KEY, theme)
  applyTheme(theme)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What was kept on this machine; some people let nothing be kept. */
export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // it holds until the page is closed
  }
}
