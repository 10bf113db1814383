import { diffChars } from 'diff'
import { useIntl } from 'react-intl'
import { Text } from '#components/text'
import { VisuallyHidden } from '#components/visually-hidden'
import { messages } from './dns-records.messages.ts'
import * as styles from './record-diff.css.ts'

export interface RecordDiffProps {
  /** What ought to stand in the DNS. */
  expected: string
  /** What stands there. */
  found: string
}

/** Longer texts are compared no more: nobody would read it. */
const LONGEST = 1_000

/** What differs between two values, character by character: what is missing, and what is too much (DOM-22). */
export function RecordDiff({ expected, found }: RecordDiffProps) {
  const intl = useIntl()
  if (found.length > LONGEST || expected.length > LONGEST) return null
  return (
    <Text as="code" size={13}>
      <span className={styles.root} translate="no">
        {partsOf(expected, found).map(({ id, value, added, removed }) =>
          added || removed ? (
            <Part
              key={id}
              kind={added ? 'ins' : 'del'}
              text={value}
              said={intl.formatMessage(added ? messages.missingPart : messages.extraPart, {
                text: spoken(value),
              })}
            />
          ) : (
            value
          ),
        )}
      </span>
    </Text>
  )
}

/** The parts of both texts, each known by where it begins among all of them. */
function partsOf(expected: string, found: string) {
  let before = 0
  return diffChars(found, expected).map((part) => {
    const id = before
    before += part.value.length
    return { ...part, id }
  })
}

/** What cannot be seen is named by its code, a space by a mark. */
const spoken = (text: string) =>
  text
    .replaceAll(
      /[\p{Cf}\p{Cc}\u00a0]/gu,
      (one) => `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
    )
    .replaceAll(' ', '␣')

function Part({ kind: Kind, text, said }: { kind: 'ins' | 'del'; text: string; said: string }) {
  return (
    <Kind>
      <span aria-hidden>{spoken(text)}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </Kind>
  )
}
