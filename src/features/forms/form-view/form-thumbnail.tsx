import { useEffect, useRef } from 'react'
import { drawForm, type FormLanguage } from '#form-render'
import type { PublicForm } from '#domain/forms/public-form'

export interface FormThumbnailProps {
  form: PublicForm
  language: FormLanguage
}

/** A small picture of a form, which nobody can reach or hear. It is drawn when it comes near the visible part of the page. */
export function FormThumbnail({ form, language }: FormThumbnailProps) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = host.current
    if (!element) return undefined
    let remove: (() => void) | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (remove || !entries.some(({ isIntersecting }) => isIntersecting)) return
        ;({ remove } = drawForm(element, form, { language, mode: 'still' }))
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      remove?.()
    }
  }, [form, language])
  return <div ref={host} aria-hidden="true" />
}
