import type { ArgTypesEnhancer } from 'storybook/internal/csf'

/** What is one of a list is named by the list: the documentation reads `unknown[number]` where the code derives a type from it. */
export const nameChoices: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      argType.options === undefined
        ? argType
        : {
            ...argType,
            control: { type: argType.options.length > 4 ? 'select' : 'inline-radio' },
            table: { ...argType.table, type: { summary: argType.options.join(' | ') } },
          },
    ]),
  )
