/** A text for people in two languages: what `useIntl().formatMessage` takes, for layers that know no React. */
export interface Message {
  id: string
  defaultMessage?: string | undefined
  description?: string | undefined
}

/** As `defineMessages` of react-intl, whose name the catalogues are extracted by: each key with the values of its text. */
export const defineMessages = <Values extends object>(
  messages: Readonly<Record<keyof Values, Required<Message>>>,
): Readonly<Record<keyof Values, Message>> => messages
