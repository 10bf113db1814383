import { useMemo } from 'react'
import { useLoaded } from '#components/deferred'
import { useDeferredDocument, useEditorData, useEditorStore } from '#features/editor/state'
import type { EmailDocument } from '#mail/document'
import type { FoundIssue } from './checks.model.ts'
import type { Envelope } from './check-mail.ts'

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
const loadChecks = async () => (await import('./check-mail.ts')).checksOf

/** What is wrong with the mail, as it changes. The code of the checks is loaded when the first part asks for it. */
export function useChecks(envelope: Envelope = noEnvelope): Checks {
  const store = useEditorStore()
  const document = useDeferredDocument()
  const data = useEditorData()
  const { value: checksOf, hasFailed: failed, again: retry } = useLoaded(loadChecks)
  const run = useMemo(() => checksOf?.(store), [checksOf, store])
  const check = useMemo(
    () => run && ((one: EmailDocument) => run(one, data, envelope)),
    [run, data, envelope],
  )
  const issues = useMemo(() => check?.(document), [check, document])
  return { issues, failed, retry, check }
}
