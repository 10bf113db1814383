import { useIntl } from 'react-intl'
import { Checkbox } from '#components/checkbox'
import { FieldGroup } from '#components/form'
import { messages } from './import-check-questions.messages.ts'
import type { ImportRules } from './import-rules.model.ts'
import type { CheckQuestions } from './import-sheet.model.ts'

export interface ImportCheckQuestionsProps {
  asked: CheckQuestions
  rules: ImportRules
  onRulesChange: (rules: ImportRules) => void
}

/** What the dry run leaves to the reader: rows that are refused unless they are wanted as they are. */
export function ImportCheckQuestions({ asked, rules, onRulesChange }: ImportCheckQuestionsProps) {
  const intl = useIntl()
  if (!asked.wideRows && !asked.invalidCells) return null
  return (
    <FieldGroup label={intl.formatMessage(messages.title)}>
      {asked.invalidCells ? (
        <Checkbox
          label={intl.formatMessage(messages.emptyInvalid)}
          hint={intl.formatMessage(messages.emptyInvalidHint)}
          checked={rules.emptyInvalid}
          onCheckedChange={(emptyInvalid) => onRulesChange({ ...rules, emptyInvalid })}
        />
      ) : null}
      {asked.wideRows ? (
        <Checkbox
          label={intl.formatMessage(messages.wideRows)}
          hint={intl.formatMessage(messages.wideRowsHint)}
          checked={rules.keepWideRows}
          onCheckedChange={(keepWideRows) => onRulesChange({ ...rules, keepWideRows })}
        />
      ) : null}
    </FieldGroup>
  )
}
