import { assignInlineVars } from '@vanilla-extract/dynamic'
import { vars } from '#styles/theme.css'
import { Heading } from './page-parts.tsx'
import * as styles from './docs-page.css.ts'

/** 'space[2]' as CSS: 'var(--space-2)'. */
function cssOf(token: string): string {
  let value: unknown = vars
  for (const key of token.split(/[.[\]]+/).filter(Boolean))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return typeof value === 'string' ? value : ''
}

const kinds: Readonly<Record<string, string>> = {
  colour: 'Colour',
  space: 'Space',
  control: 'Height',
  measure: 'Width',
  radius: 'Radius',
  fontSize: 'Type',
  lineHeight: 'Type',
  fontWeight: 'Type',
  fontFamily: 'Type',
  duration: 'Motion',
  easing: 'Motion',
}

/** The tokens that a component's styles name, by what they are for. */
export function TokenList({ tokens }: { tokens: readonly string[] }) {
  const groups = Map.groupBy(tokens, (token) => kinds[token.split('.')[0]?.split('[')[0] ?? ''] ?? 'Depth')
  return (
    <>
      <Heading>Tokens</Heading>
      <dl className={styles.tokens}>
        {[...groups].map(([kind, members]) => (
          <div key={kind} className={styles.tokenRow}>
            <dt className={styles.note}>{kind}</dt>
            <dd className={styles.tokenNames}>
              {members.map((token) => (
                <span key={token} className={styles.token}>
                  {kind === 'Colour' && (
                    <span
                      className={styles.swatch}
                      style={assignInlineVars({ [styles.shown]: cssOf(token) })}
                    />
                  )}
                  {token.replace('colour.', '')}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
