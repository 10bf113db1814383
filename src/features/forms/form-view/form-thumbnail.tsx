import { useEffect, useRef } from 'react'
import type { FormLanguage } from '#form-render'
import type { PublicForm } from '#domain/forms/public-form'
import * as styles from './form-view.css.ts'

export interface FormThumbnailProps {
  /** Nothing is drawn without it. */
  form: PublicForm | undefined
  language: FormLanguage
}

/**
 * A small picture of a form, which nobody can reach or hear. It is drawn when it comes near the visible part of the page, by
 * code that is loaded then.
 */
export function FormThumbnail({ form, language }: FormThumbnailProps) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = host.current
    if (!element || !form) return undefined
    let remove: (() => void) | undefined
    let isGone = false
    const draw = async () => {
      const { drawForm } = await import('#form-render')
      if (!isGone) ({ remove } = drawForm(element, form, { language, mode: 'still' }))
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        // A list without its pictures is a list all the same.
        draw().catch(() => undefined)
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => {
      isGone = true
      observer.disconnect()
      remove?.()
    }
  }, [form, language])
  return <div ref={host} className={styles.thumbnail} aria-hidden="true" />
}
