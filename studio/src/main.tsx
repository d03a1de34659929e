/** The studio begins here. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { App } from './app.tsx'
import { BASE_PATH } from './base-path.ts'
import { applyTheme, currentTheme } from './ui/theme.ts'

applyTheme(currentTheme())

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Router base={BASE_PATH}>
      <App />
    </Router>
  </StrictMode>,
)
