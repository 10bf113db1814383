import type { ReactNode } from 'react'
import { Inline } from '#components/layout'
import { Text } from '#components/text'

export interface NameCellProps {
  /** Before the name, such as an avatar. */
  lead?: ReactNode
  /** Ends in an ellipsis where there is no room. */
  name: ReactNode
  /** What sets this one apart. */
  badge?: ReactNode
}

/** The name of a row, and what stands beside it. */
export const NameCell = ({ lead, name, badge }: NameCellProps) => (
  <Inline as="span" nowrap>
    {lead}
    <Text wrap="clip">{name}</Text>
    {badge}
  </Inline>
)
