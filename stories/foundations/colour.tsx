import { assignInlineVars } from '@vanilla-extract/dynamic'
import { contrastOf } from '#styles/contrast'
import {
  cssColour,
  dark,
  feedbackKinds,
  hueColours,
  light,
  type ColourTokens,
  type Oklch,
} from '#styles/tokens'
import * as styles from './foundations.css.ts'
import { Sample, Table } from './sample.tsx'

/** Every colour of both themes, with its contrast against the surface it stands on and against text. */
export function Colours() {
  return (
    <div className={styles.columns}>
      <ThemeColours name="Light" colours={light} />
      <ThemeColours name="Dark" colours={dark} />
    </div>
  )
}

function ThemeColours({ name, colours }: { name: string; colours: ColourTokens }) {
  const ratio = (one: Oklch, other: Oklch) => `${contrastOf(one, other).toFixed(1)}:1`
  return (
    <section
      className={styles.theme}
      style={assignInlineVars({
        [styles.paper]: cssColour(colours.surface),
        [styles.ink]: cssColour(colours.text),
      })}
    >
      <h3>{name}</h3>
      <Table
        head={['Token', 'Colour', 'OKLCH', 'On surface', 'Under text']}
        rows={flat(colours).map(([token, colour]) => ({
          id: token,
          cells: [
            token,
            <Sample key="sample" kind="swatch" value={cssColour(colour)} />,
            colour.join(' '),
            ratio(colour, colours.surface),
            ratio(colours.text, colour),
          ],
        }))}
      />
    </section>
  )
}

const isKind = (token: string) => feedbackKinds.some((kind) => kind === token)

function flat(colours: ColourTokens): [token: string, colour: Oklch][] {
  const single = Object.entries(colours).filter(([token]) => !isKind(token)) as [string, Oklch][]
  return [
    ...single,
    ...Object.entries(hueColours).map(([hue, colour]): [string, Oklch] => [`hue.${hue}`, colour]),
    ...feedbackKinds.flatMap((kind) =>
      (['fg', 'bg', 'border'] as const).map((part): [string, Oklch] => [
        `${kind}.${part}`,
        colours[kind][part],
      ]),
    ),
  ]
}
