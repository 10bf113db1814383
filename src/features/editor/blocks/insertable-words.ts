import type { LucideIcon } from 'lucide-react'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import CodeXml from 'lucide-react/icons/code-xml'
import Columns2 from 'lucide-react/icons/columns-2'
import Columns3 from 'lucide-react/icons/columns-3'
import Columns4 from 'lucide-react/icons/columns-4'
import Frame from 'lucide-react/icons/frame'
import GalleryHorizontalEnd from 'lucide-react/icons/gallery-horizontal-end'
import Heading from 'lucide-react/icons/letter-h'
import ImageIcon from 'lucide-react/icons/image'
import List from 'lucide-react/icons/list'
import Menu from 'lucide-react/icons/menu'
import Minus from 'lucide-react/icons/minus'
import MoveVertical from 'lucide-react/icons/move-vertical'
import PanelBottom from 'lucide-react/icons/panel-bottom'
import PanelLeft from 'lucide-react/icons/panel-left'
import Quote from 'lucide-react/icons/quote'
import RectangleHorizontal from 'lucide-react/icons/rectangle-horizontal'
import Repeat from 'lucide-react/icons/repeat'
import Share2 from 'lucide-react/icons/share-2'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Square from 'lucide-react/icons/square'
import SquarePlay from 'lucide-react/icons/square-play'
import Stamp from 'lucide-react/icons/stamp'
import Table from 'lucide-react/icons/table'
import TextCursorInput from 'lucide-react/icons/text-cursor-input'
import Type from 'lucide-react/icons/type'
import UserCheck from 'lucide-react/icons/user-check'
import { useIntl, type IntlShape } from 'react-intl'
import { foldSound } from '#lib/fold-text'
import { blockNames } from './block-names.messages.ts'
import { insertables, isSectionKind, type Insertable } from './insertable.ts'
import { messages } from './insertable.messages.ts'

const icons: Readonly<Record<Insertable, LucideIcon>> = {
  text: Type,
  heading: Heading,
  image: ImageIcon,
  button: RectangleHorizontal,
  divider: Minus,
  spacer: MoveVertical,
  list: List,
  quote: Quote,
  logo: Stamp,
  columns1: Square,
  columns2: Columns2,
  columns3: Columns3,
  columns4: Columns4,
  columnsSide: PanelLeft,
  product: ShoppingBag,
  social: Share2,
  menu: Menu,
  video: SquarePlay,
  table: Table,
  container: Frame,
  condition: UserCheck,
  repeat: Repeat,
  html: CodeXml,
  accordion: ChevronsUpDown,
  carousel: GalleryHorizontalEnd,
  form: TextCursorInput,
  footer: PanelBottom,
}

export const insertableIcon = (kind: Insertable): LucideIcon => icons[kind]

type Name = (typeof blockNames)['text']
const names: Readonly<Record<Insertable, Name>> = { ...blockNames, ...messages }
const further: Partial<Record<Insertable, Name>> = {
  text: messages.textWords,
  image: messages.imageWords,
  button: messages.buttonWords,
  divider: messages.dividerWords,
  spacer: messages.spacerWords,
  social: messages.socialWords,
  footer: messages.footerWords,
}

export interface InsertableWords {
  kind: Insertable
  label: string
  /** Whether the words that are looked for are in its name, in either language, or in its further words. */
  matches: (wanted: string) => boolean
}

/** Everything that can be inserted, with its name and how it is found. */
export function insertableWords(intl: IntlShape): readonly InsertableWords[] {
  return insertables.map((kind) => {
    const label = intl.formatMessage(names[kind])
    const more = isSectionKind(kind) ? messages.sectionWords : further[kind]
    // Its identifier is the English word, for whoever types that in a Japanese app.
    const all = foldSound(`${label} ${more ? intl.formatMessage(more) : ''} ${kind}`)
    return {
      kind,
      label,
      matches: (wanted) =>
        foldSound(wanted)
          .split(/\s+/)
          .every((word) => all.includes(word)),
    }
  })
}

export const useInsertableWords = (): readonly InsertableWords[] => insertableWords(useIntl())
