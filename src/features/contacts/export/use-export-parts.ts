import { useRef, useState } from 'react'
import { useExportContacts, type ContactExport, type ExportResult } from '#api/contacts'
import { EXPORT_ROWS } from '#lib/export-rows'

/** What is asked of every part of a file. */
export type ExportQuestion = Omit<ContactExport, 'offset' | 'limit'>

/**
 * Asks for a file in parts. What has come is kept while the question stays the same: after a part that failed, `collect`
 * goes on where it stopped. It answers undefined when a part failed or the signal was aborted.
 */
export function useExportParts() {
  const { send, isSending, error } = useExportContacts()
  const [done, setDone] = useState(0)
  const kept = useRef({ asked: '', parts: [] as ExportResult[] })
  const collect = async (question: ExportQuestion, signal: AbortSignal) => {
    const asked = JSON.stringify(question)
    if (kept.current.asked !== asked) kept.current = { asked, parts: [] }
    const { parts } = kept.current
    for (;;) {
      const rows = parts.reduce((sum, part) => sum + part.rows, 0)
      setDone(rows)
      const last = parts.at(-1)
      if (last && last.rows < EXPORT_ROWS) return { parts, rows }
      const outcome = await send({ body: { ...question, offset: rows, limit: EXPORT_ROWS } }, signal)
      if (!outcome.ok || signal.aborted) return undefined
      parts.push(outcome.data)
    }
  }
  return { collect, done, isSending, error }
}
