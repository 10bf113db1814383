import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Text } from '#components/text'
import { blockNames, languageName } from '#features/editor/blocks'
import { nodeOf, useEditor } from '#features/editor/state'
import { keyed, type FoundIssue, type IssueKind } from './checks.model.ts'
import { messages } from './checks-panel.messages.ts'
import { ruleTitles } from './rule-titles.messages.ts'
import * as styles from './checks-panel.css.ts'

export interface CheckKindProps {
  kind: IssueKind
  readOnly: boolean
  onSelect: (issue: FoundIssue) => void
  onFix: (issue: FoundIssue) => void
  onFixAll: () => void
}

/** Everything that one check found. */
export function CheckKind({
  kind: { rule, issues, fixable },
  readOnly,
  onSelect,
  onFix,
  onFixAll,
}: CheckKindProps) {
  const intl = useIntl()
  const title = intl.formatMessage(ruleTitles[rule])
  return (
    <li className={styles.kind}>
      <div className={styles.bar}>
        <Text as="h4" size={13} weight="medium">
          {title}
        </Text>
        {fixable > 1 && !readOnly ? (
          <Button
            size="small"
            tone="quiet"
            aria-label={intl.formatMessage(messages.fixAllLabel, { count: fixable, title })}
            onClick={onFixAll}
          >
            {intl.formatMessage(messages.fixAll, { count: fixable })}
          </Button>
        ) : null}
      </div>
      <ul>
        {keyed(issues).map(({ key, issue }) => (
          <IssueLine key={key} issue={issue} onSelect={onSelect} onFix={readOnly ? undefined : onFix} />
        ))}
      </ul>
    </li>
  )
}

interface IssueLineProps {
  issue: FoundIssue
  onSelect: (issue: FoundIssue) => void
  onFix: ((issue: FoundIssue) => void) | undefined
}

function IssueLine({ issue, onSelect, onFix }: IssueLineProps) {
  const intl = useIntl()
  const { nodeId, message, values, fix, lang } = issue
  const kind = useEditor(({ document }) => {
    const node = nodeId === undefined ? undefined : nodeOf(document, nodeId)
    if (!node) return 'mail'
    return 'type' in node ? node.type : 'column'
  })
  const isSelected = useEditor(({ selected }) => nodeId !== undefined && selected.includes(nodeId))
  const text = intl.formatMessage(message, values)
  return (
    <li className={styles.issue}>
      <button
        type="button"
        className={styles.select}
        aria-current={isSelected || undefined}
        onClick={() => onSelect(issue)}
      >
        <span className={styles.place}>
          {lang === undefined
            ? intl.formatMessage(blockNames[kind])
            : intl.formatMessage(messages.placeIn, {
                place: intl.formatMessage(blockNames[kind]),
                language: languageName(intl, lang),
              })}
        </span>
        <span>{text}</span>
      </button>
      {fix && onFix ? (
        <Button
          size="small"
          aria-label={intl.formatMessage(messages.fixLabel, { message: text })}
          onClick={() => onFix(issue)}
        >
          {intl.formatMessage(messages.fix)}
        </Button>
      ) : null}
    </li>
  )
}
