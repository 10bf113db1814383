import { useIntl } from 'react-intl'
import { Badge } from '#components/badge'
import { Inline } from '#components/layout'
import { Text } from '#components/text'
import { messages } from './list-names.messages.ts'

export interface ListNamesProps {
  /** Of mailing lists. */
  ids: readonly string[]
  /** By their ids; undefined while they are not known. */
  names: ReadonlyMap<string, string> | undefined
}

/** The mailing lists of a thing on one line: the first, and how many others there are, which a tooltip names. */
export function ListNames({ ids, names }: ListNamesProps) {
  const intl = useIntl()
  const [first, ...others] = ids.map((id) => names?.get(id) ?? (names ? id : '…'))
  if (first === undefined) return <Text tone="muted">{intl.formatMessage(messages.none)}</Text>
  return (
    <Inline gap={1} nowrap>
      <Text wrap="clip" title={first}>
        <Badge>
          <Text wrap="clip">{first}</Text>
        </Badge>
      </Text>
      {others.length > 0 ? (
        <span title={intl.formatList(others)}>
          <Badge>{intl.formatMessage(messages.more, { count: others.length })}</Badge>
        </span>
      ) : null}
    </Inline>
  )
}
