import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { SchemaProperty } from '#api/schemas'
import { Button } from '#components/button'
import { Inline } from '#components/layout'
import { Section } from '#components/section'
import { Text } from '#components/text'
import { saveFile } from '#lib/save-file'
import { heldElsewhere, overInBrowser } from '#lib/tab-locks'
import { lockOf, type ImportJournal, type JournalHead } from './import-journal.ts'
import { ImportUndo } from './import-undo.tsx'
import { createFailureFile, failureFileName } from './import-failures.ts'
import { messages } from './recent-imports.messages.ts'
import * as styles from './import-run-step.css.ts'

interface RecentImport extends JournalHead {
  /** Its failed rows are still kept: the page was left before its result was closed. */
  hasFailures: boolean
  /** Another tab imports or undoes it just now. */
  isUnderWay: boolean
}

const recentOf = async (journal: ImportJournal): Promise<RecentImport[]> => {
  const [heads, held] = await Promise.all([journal.recent(), heldElsewhere()])
  return Promise.all(
    heads.map(async (head) => ({
      ...head,
      hasFailures: await journal.hasFailures(head.id),
      isUnderWay: held.has(lockOf(head.id)),
    })),
  )
}

export interface RecentImportsProps {
  journal: ImportJournal
  /** Of contacts, to say in its words why a row failed. */
  properties: readonly SchemaProperty[]
}

/** The imports of the last day: those that are over can be undone, those that stopped go on with the same file. */
export function RecentImports({ journal, properties }: RecentImportsProps) {
  const intl = useIntl()
  const [heads, setHeads] = useState<readonly RecentImport[]>([])
  const undone = useRef(new Set<string>())
  useEffect(() => {
    const left = new AbortController()
    const look = async () => {
      const found = await recentOf(journal)
      if (left.signal.aborted) return
      // What was undone here is no longer kept; what came of it stays.
      setHeads((shown) => [...found, ...shown.filter(({ id }) => undone.current.has(id))])
      const underWay = found.filter(({ isUnderWay }) => isUnderWay)
      if (underWay.length === 0) return
      await Promise.race(underWay.map(({ id }) => overInBrowser(lockOf(id), left.signal)))
      await look()
    }
    // A browser that keeps nothing has nothing to show.
    const lookAgain = () => void look().catch(() => undefined)
    lookAgain()
    // Another tab may have begun something since.
    window.addEventListener('focus', lookAgain, { signal: left.signal })
    return () => left.abort()
  }, [journal])
  if (heads.length === 0) return null
  const download = async ({ id, name, header, mapping }: JournalHead) => {
    const failed = createFailureFile(intl, { header, mapping, properties })
    await failed.restore(journal.failures(id))
    saveFile(failed.file(), failureFileName(intl, name))
  }
  const standing = ({ isUnderWay, over, counts: { created, updated }, done, total }: RecentImport) => {
    if (isUnderWay) return intl.formatMessage(messages.underWay)
    if (over) return intl.formatMessage(messages.over, { created, updated })
    return intl.formatMessage(messages.stopped, { done, total })
  }
  const forget = (head: JournalHead) => {
    setHeads(heads.filter(({ id }) => id !== head.id))
    void journal.forget(head.id).catch(() => undefined)
  }
  return (
    <Section title={intl.formatMessage(messages.title)}>
      <ul className={styles.rows}>
        {heads.map((head) => (
          <li key={head.id} className={styles.row}>
            <Text tone="muted">
              {intl.formatDate(head.startedAt, { dateStyle: 'medium', timeStyle: 'short' })}
            </Text>
            <Text wrap="clip">{head.name}</Text>
            <div className={styles.outcome}>
              <Inline>
                <span>{standing(head)}</span>
                {head.isUnderWay ? null : (
                  <>
                    <ImportUndo journal={journal} head={head} onUndone={() => undone.current.add(head.id)} />
                    {head.hasFailures ? (
                      <Button
                        aria-label={intl.formatMessage(messages.downloadNamed, { name: head.name })}
                        onClick={() => void download(head)}
                      >
                        {intl.formatMessage(messages.download)}
                      </Button>
                    ) : null}
                    <Button
                      tone="quiet"
                      aria-label={intl.formatMessage(messages.forgetNamed, { name: head.name })}
                      onClick={() => forget(head)}
                    >
                      {intl.formatMessage(messages.forget)}
                    </Button>
                  </>
                )}
              </Inline>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
