/** How large an element is, and never less than so much. */
import { useLayoutEffect, useState, type RefObject } from 'react'
import type { Size } from '../shared/camera.ts'

export function useRoom(ref: RefObject<Element | null>, least: number, lowest: number): Size {
  const [size, setSize] = useState<Size>({ width: least, height: lowest })
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    const measure = () =>
      setSize({ width: Math.max(least, element.clientWidth), height: Math.max(lowest, element.clientHeight) })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, least, lowest])
  return size
}
