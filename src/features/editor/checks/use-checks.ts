import { useCallback, useEffect, useMemo, useState } from 'react'
import { useDeferredDocument, useEditorData, useEditorStore } from '#features/editor/state'
import type { EmailDocument } from '#mail/document'
import type { FoundIssue } from './checks.model.ts'
import type { Check, Envelope } from './check-mail.ts'

export interface Checks {
  /** Undefined until the checks are loaded. */
  issues: readonly FoundIssue[] | undefined
  /** Whether they could not be loaded. */
  failed: boolean
  retry: () => void
  /** Checks another document with the same knowledge. */
  check: ((document: EmailDocument) => readonly FoundIssue[]) | undefined
}

const noEnvelope: Envelope = {}

/** What is wrong with the mail, as it changes. The code of the checks is loaded when the first part asks for it. */
export function useChecks(envelope: Envelope = noEnvelope): Checks {
  const store = useEditorStore()
  const document = useDeferredDocument()
  const data = useEditorData()
  const [load, setLoad] = useState<{ check?: Check; failed: boolean }>({ failed: false })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isMounted = true
    const report = (next: { check?: Check; failed: boolean }) => {
      if (isMounted) setLoad(next)
    }
    import('./check-mail.ts').then(
      ({ checksOf }) => report({ check: checksOf(store), failed: false }),
      () => report({ failed: true }),
    )
    return () => {
      isMounted = false
    }
  }, [store, attempt])

  const { check: run, failed } = load
  const check = useMemo(
    () => run && ((one: EmailDocument) => run(one, data, envelope)),
    [run, data, envelope],
  )
  const issues = useMemo(() => check?.(document), [check, document])
  const retry = useCallback(() => {
    setLoad({ failed: false })
    setAttempt((last) => last + 1)
  }, [])
  return { issues, failed, retry, check }
}
