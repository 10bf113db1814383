import SquareCheck from 'lucide-react/icons/square-check-big'
import SquareEmpty from 'lucide-react/icons/square'
import {
  createElement,
  Fragment,
  memo,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { CodeBlock } from '#components/code-block'
import { Icon } from '#components/icon'
import { Link } from '#components/link'
import { ScrollArea } from '#components/scroll-area'
import { VisuallyHidden } from '#components/visually-hidden'
import { Text } from '#components/text'
import {
  growthOf,
  isFrom,
  linkHost,
  readMarkdown,
  sectionStarts,
  textOf,
  type Block,
  type Cell,
  type Growth,
  type Inline,
  type ListItem,
} from '#features/ai-chat/reading'
import { messages } from './markdown.messages.ts'
import * as styles from './markdown.css.ts'

export interface MarkdownProps {
  text: string
  /** Origins that pictures may come from; others become links. */
  imagesFrom: readonly string[]
  /** More is being written. */
  growing?: GrowingText | undefined
}

/** Where a text that is being written is read from, letter by letter. */
export interface GrowingText {
  read: () => string
  /** Calls back after it has grown; gives back how to end that. */
  onGrowth: (listener: () => void) => () => void
}

/**
 * Markdown as elements: nothing in it is ever taken for HTML. What can't change any more is drawn once; what is being
 * written is drawn anew only when more than its last words changes (SPD-21).
 */
export function Markdown({ text, imagesFrom, growing }: MarkdownProps) {
  const starts = sectionStarts(text)
  const closed = growing ? starts.slice(0, -1) : starts
  const open = starts.at(-1) ?? 0
  return (
    <div className={styles.root}>
      {closed.map((start, nth) => (
        <Section key={start} source={text.slice(start, starts[nth + 1])} imagesFrom={imagesFrom} />
      ))}
      {growing ? <Growing key={`from ${open}`} from={open} text={growing} imagesFrom={imagesFrom} /> : null}
    </div>
  )
}

const Section = memo(function Section({
  source,
  imagesFrom,
}: {
  source: string
  imagesFrom: readonly string[]
}) {
  const blocks = useMemo(() => readMarkdown(source), [source])
  return <Blocks blocks={blocks} imagesFrom={imagesFrom} />
})

interface GrowingProps {
  text: GrowingText
  /** Where the section begins that is being written. */
  from: number
  imagesFrom: readonly string[]
}

function Growing({ text, from, imagesFrom }: GrowingProps) {
  const [shown, show] = useState(() => growthAt(text, from))
  const words = useRef<HTMLSpanElement>(null)
  const newest = useRef(shown)
  const grow = useCallback(() => {
    const { shape, blocks } = newest.current
    const grown = growthAt(text, from)
    // Nothing is taken back: what has ended meanwhile is drawn by whoever knows.
    if (grown.blocks.length < blocks.length) return
    newest.current = grown
    if (grown.shape === shape && grown.tail) write(words.current, grown.words)
    else if (grown.shape !== shape) show(grown)
  }, [text, from])
  useLayoutEffect(() => text.onGrowth(grow), [text, grow])
  // What React drew may be behind.
  useLayoutEffect(grow)
  return <Blocks blocks={shown.blocks} imagesFrom={imagesFrom} tail={shown.tail} words={words} />
}

const growthAt = (text: GrowingText, from: number): Growth =>
  growthOf(readMarkdown(text.read().slice(from), true))

/** Adds what is new, so that what a reader has selected stays selected. */
function write(element: HTMLElement | null, words: string) {
  const letters = element?.firstChild
  if (letters instanceof CharacterData && words.startsWith(letters.data))
    letters.appendData(words.slice(letters.length))
  else element?.replaceChildren(words)
}

interface BlocksProps {
  blocks: readonly Block[]
  imagesFrom: readonly string[]
  /** Its words are written past React into this element. */
  tail?: Inline | undefined
  words?: Ref<HTMLSpanElement>
}

function Blocks({ blocks, ...drawing }: BlocksProps) {
  const intl = useIntl()
  return each(blocks, (block) => blockIn({ intl, ...drawing }, block))
}

interface Drawing extends Omit<BlocksProps, 'blocks'> {
  intl: IntlShape
}

/** Told apart by their places alone: texts are only ever added to. */
const each = <Node,>(nodes: readonly Node[], draw: (node: Node) => ReactNode): ReactNode =>
  createElement(Fragment, undefined, ...nodes.map(draw))

function blockIn(drawing: Drawing, block: Block): ReactNode {
  const { intl } = drawing
  switch (block.kind) {
    case 'paragraph':
      return <p>{inlines(drawing, block.children)}</p>
    case 'heading':
      // Below that of the pane, and without a gap between them: an answer may begin with any level.
      return <h3 data-level={block.level}>{inlines(drawing, block.children)}</h3>
    case 'code':
      return <CodeBlock label={block.language || intl.formatMessage(messages.code)} code={block.text} />
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          {each(block.children, (child) => blockIn(drawing, child))}
        </blockquote>
      )
    case 'list': {
      const items = each(block.items, (item) => itemIn(drawing, item))
      return block.start === undefined ? (
        <ul className={styles.list}>{items}</ul>
      ) : (
        <ol className={styles.list} start={block.start}>
          {items}
        </ol>
      )
    }
    case 'table':
      return (
        <ScrollArea label={intl.formatMessage(messages.table)} sideways>
          <table className={styles.table}>
            <thead>
              <tr>{each(block.head, cellIn(drawing, 'th'))}</tr>
            </thead>
            <tbody>
              {each(block.rows, (row) => (
                <tr>{each(row, cellIn(drawing, 'td'))}</tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )
    case 'rule':
      return <hr className={styles.rule} />
  }
}

const cellIn = (drawing: Drawing, tag: 'th' | 'td') => (cell: Cell) =>
  createElement(tag, { className: styles.cell }, inlines(drawing, cell))

function itemIn(drawing: Drawing, { done, children }: ListItem): ReactNode {
  const [first, ...rest] = children
  return (
    <li data-task={done === undefined ? undefined : true}>
      {done === undefined ? null : (
        <span className={styles.task}>
          <Icon of={done ? SquareCheck : SquareEmpty} />
          <VisuallyHidden>{drawing.intl.formatMessage(done ? messages.done : messages.toDo)}</VisuallyHidden>
        </span>
      )}
      {first?.kind === 'paragraph' ? <span>{inlines(drawing, first.children)}</span> : null}
      {each(first?.kind === 'paragraph' ? rest : children, (child) => blockIn(drawing, child))}
    </li>
  )
}

const inlines = (drawing: Drawing, nodes: readonly Inline[]) => each(nodes, (node) => inlineIn(drawing, node))

function inlineIn(drawing: Drawing, node: Inline): ReactNode {
  switch (node.kind) {
    case 'text':
      return node === drawing.tail ? <span ref={drawing.words} /> : node.text
    case 'code':
      return <code className={styles.code}>{node.text}</code>
    case 'em':
      // Leaning Japanese letters are hard to read.
      return (
        <em className={isJapanese(textOf(node.children)) ? styles.upright : undefined}>
          {inlines(drawing, node.children)}
        </em>
      )
    case 'strong':
    case 'del':
      return createElement(node.kind, undefined, inlines(drawing, node.children))
    case 'link':
      return linkIn(drawing, node.href, inlines(drawing, node.children), textOf(node.children))
    case 'image':
      return node.src !== undefined && isFrom(node.src, drawing.imagesFrom) ? (
        <img
          className={styles.image}
          src={node.src}
          alt={node.alt}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      ) : (
        linkIn(drawing, node.href, node.alt || drawing.intl.formatMessage(messages.image), node.alt)
      )
    case 'break':
      return <br />
  }
}

const isJapanese = (text: string) => /[\u3040-\u30ff\u3400-\u9fff]/.test(text)

const aside = { size: 12, tone: 'muted' } as const

/** A reader sees where a link leads before following it. */
function linkIn({ intl }: Drawing, href: string | undefined, words: ReactNode, text: string): ReactNode {
  if (href === undefined) return words
  const host = linkHost(href, text)
  return (
    <>
      <Link href={href} external>
        {words}
      </Link>
      {host === undefined ? null : <Text {...aside}> {intl.formatMessage(messages.host, { host })}</Text>}
    </>
  )
}
