import type { ReactNode } from 'react'
import { Badge } from '#components/badge'
import type { ComponentFacts } from './component-facts.ts'
import * as styles from './docs-page.css.ts'

/** Status, weight and use of a component, as its sources have them. */
export function Facts({ facts: { bytes, areas, components } }: { facts: ComponentFacts }) {
  const isUsed = areas.length + components.length > 0
  return (
    <dl className={styles.facts}>
      <Fact name="Status">
        {isUsed ? <Badge tone="success">In use</Badge> : <Badge tone="warning">Not on a screen yet</Badge>}
      </Fact>
      <Fact name="Own size">
        {(bytes / 1000).toFixed(1)} kB
        <span className={styles.note}>JavaScript, compressed</span>
      </Fact>
      {areas.length > 0 && <Fact name="Used in">{areas.join(', ')}</Fact>}
      {components.length > 0 && <Fact name="Part of">{components.join(', ')}</Fact>}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className={styles.note}>{name}</dt>
    <dd>{children}</dd>
  </div>
)
