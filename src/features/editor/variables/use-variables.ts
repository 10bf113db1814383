import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useEditorData } from '#features/editor/state'
import {
  choiceOf,
  variableChoices,
  type SystemVariable,
  type VariableChoice,
} from './variable-choices.model.ts'
import { messages } from './variables.messages.ts'

export interface Variables {
  choices: readonly VariableChoice[]
  /** What a variable is called: its label, or its name where it is none that is known. */
  labelOf: (path: readonly string[]) => string
  /** Whether a contact may lack it. What is not known may be lacking. */
  mayBeEmpty: (path: readonly string[]) => boolean
  /** Whether it is one of the choices. */
  isKnown: (path: readonly string[]) => boolean
  /** Whether the properties are still to come. */
  isLoading: boolean
}

/** The values that can stand in a mail, in the reader's language; another object only when they are others. */
export function useVariables(): Variables {
  const intl = useIntl()
  const { properties } = useEditorData()
  return useMemo(() => {
    const choices = variableChoices(properties ?? [], intl.locale, (name: SystemVariable) =>
      intl.formatMessage(messages[name]),
    )
    return {
      choices,
      labelOf: (path) => choiceOf(choices, path)?.label ?? path.join('.'),
      mayBeEmpty: (path) => choiceOf(choices, path)?.isAlwaysFilled !== true,
      isKnown: (path) => choiceOf(choices, path) !== undefined,
      isLoading: properties === undefined,
    }
  }, [intl, properties])
}
