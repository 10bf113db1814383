import { useEffect, useEffectEvent, useRef } from 'react'
import { drawForm, type DrawFormOptions, type FormLanguage } from '#form-render'
import type { PublicForm } from '#domain/forms/public-form'
import * as styles from './form-view.css.ts'

export interface FormViewProps extends Pick<DrawFormOptions, 'send' | 'leave' | 'given'> {
  form: PublicForm
  language: FormLanguage
  /** Draws it in another way, such as a pop-up; the function that it returns takes it away. @default in its place */
  draw?: (host: HTMLElement, form: PublicForm, options: DrawFormOptions) => () => void
}

const drawInPlace: NonNullable<FormViewProps['draw']> = (...drawn) => drawForm(...drawn).remove

/**
 * A form as visitors see it, drawn by the script that customers embed, so that a preview cannot differ from the page.
 * Without `send` it can be filled in and checked, and nothing happens. What was typed is lost when `form` changes.
 */
export function FormView({ form, language, draw = drawInPlace, send, leave, given }: FormViewProps) {
  const host = useRef<HTMLDivElement>(null)
  const latestSend = useEffectEvent<NonNullable<DrawFormOptions['send']>>((filled) =>
    send ? send(filled) : new Promise(() => undefined),
  )
  const latestLeave = useEffectEvent((url: string) => leave?.(url))
  const hasSend = send !== undefined
  useEffect(() => {
    if (!host.current) return undefined
    const options: DrawFormOptions = {
      language,
      ...(given && { given }),
      ...(hasSend && { send: (filled) => latestSend(filled) }),
      leave: (url) => latestLeave(url),
    }
    return draw(host.current, form, options)
  }, [form, language, draw, given, hasSend])
  return (
    // The button of a pop-up keeps its place in the window.
    <div className={draw === drawInPlace ? styles.contained : undefined}>
      <div ref={host} />
    </div>
  )
}
