import { useEffect, useEffectEvent, useRef } from 'react'
import { drawForm, popUp, type DrawFormOptions, type FormLanguage } from '#form-render'
import type { PublicForm } from '#domain/forms/public-form'
import * as styles from './form-view.css.ts'

export interface FormViewProps extends Pick<DrawFormOptions, 'send' | 'leave' | 'given'> {
  form: PublicForm
  language: FormLanguage
  /** `popup` shows the button that opens it. @default inline */
  as?: 'inline' | 'popup'
}

/**
 * A form as visitors see it, drawn by the script that customers embed, so that a preview cannot differ from the page.
 * Without `send` it can be filled in and checked, and nothing happens. What was typed is lost when `form` changes.
 */
export function FormView({ form, language, as = 'inline', send, leave, given }: FormViewProps) {
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
    if (as === 'popup') return popUp(host.current, form, options, Number.NaN)
    return drawForm(host.current, form, options).remove
  }, [form, language, as, given, hasSend])
  return (
    // The button of a pop-up keeps its place in the window.
    <div className={as === 'inline' ? styles.contained : undefined}>
      <div ref={host} />
    </div>
  )
}
