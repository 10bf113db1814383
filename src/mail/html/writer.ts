import type { Color, EmailDocument, Settings, ThemeColor, Variable } from '#mail/document'
import type { RenderOptions } from '#mail/render/options'

/** What is written in the course of one mail. */
export interface Writer {
  settings: Settings
  options: RenderOptions
  /** Rules for dark mode by their class, in the order of their first use. */
  dark: Map<string, string>
  /** AMP is written: it has no dark mode of ours, and no links that lead nowhere. */
  isAmp: boolean
  /** Width of the column that is being written, in pixels. */
  width: number
  /** On the canvas of the editor: variables are chips with this label. */
  chip?: (variable: Variable) => string
  /** On the canvas of the editor: in place of a rule for dark mode its colour stands. */
  inDark?: boolean
}

export const writerOf = ({ settings }: EmailDocument, options: RenderOptions, isAmp = false): Writer => ({
  settings,
  options,
  dark: new Map(),
  isAmp,
  width: settings.width,
})

/** What a token stands for that the brand doesn't have. */
const UNKNOWN = '#808080'

/** A colour as #rrggbb. */
export function hexOf(color: Color, { options }: { options: RenderOptions }): string {
  if (typeof color === 'string') return color
  const { brand } = options
  const found = brand && Object.hasOwn(brand, color.brand) ? brand[color.brand] : undefined
  return found !== undefined && /^#[0-9a-f]{6}$/i.test(found) ? found : UNKNOWN
}

/** The colour that is written: that of light mode, to which dark mode is an exception. */
export const shownHex = ({ light, dark }: ThemeColor, writer: Pick<Writer, 'options' | 'inDark'>): string =>
  hexOf(writer.inDark === true && dark !== undefined ? dark : light, writer)

const properties = { b: 'background-color', t: 'color', l: 'border-color' } as const

/** The class that gives an element its colour in dark mode; none where the theme leaves that to the client. */
export function darkClass(
  writer: Writer,
  kind: keyof typeof properties,
  color: ThemeColor,
): string | undefined {
  if (!color.dark || writer.isAmp) return undefined
  const hex = hexOf(color.dark, writer).toLowerCase()
  const name = `${kind}${hex.slice(1)}`
  writer.dark.set(name, `.${name}{${properties[kind]}:${hex}!important}`)
  return name
}

/** The side where lines begin. */
export const startOf = ({ dir }: Pick<Settings, 'dir'>): 'left' | 'right' =>
  dir === 'rtl' ? 'right' : 'left'

type Attributes = Readonly<Record<string, string | number | undefined>>

/** Attributes whose values are escaped already, without those that are undefined. */
export const attributes = (record: Attributes): string =>
  Object.entries(record)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${value}"`]))
    .join('')

export const classes = (...names: (string | undefined)[]): string | undefined => {
  const given = names.filter((name) => name !== undefined)
  return given.length === 0 ? undefined : given.join(' ')
}

/** Declarations of a style attribute, without those that are undefined. */
export const style = (record: Attributes): string | undefined => {
  const text = Object.entries(record)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}:${String(value).replaceAll("'", '&#39;')}`],
    )
    .join(';')
  return text === '' ? undefined : text
}

export const px = (length: number): string => `${Math.round(length * 100) / 100}px`

/** Opening tag of a table that is for layout only. */
export const layoutTable = (rest: Attributes = {}): string =>
  `<table${attributes({ role: 'presentation', cellpadding: 0, cellspacing: 0, border: 0, ...rest })}>`

/** What is written where a node is shown under conditions. */
export const shownIf = (
  { options }: { options: RenderOptions },
  node: { id: string; visibleIf?: unknown },
  inner: string,
): string =>
  node.visibleIf === undefined || options.output === 'final'
    ? inner
    : `{% if visible['${node.id}'] %}${inner}{% endif %}`
