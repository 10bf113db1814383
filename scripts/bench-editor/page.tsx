// What `scripts/bench-editor.ts` drives: the email editor over a mail of so many texts, and a bare ProseMirror beside it.
import { baseKeymap } from 'prosemirror-commands'
import { keymap } from 'prosemirror-keymap'
import { Schema } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { createRoot, type Root } from 'react-dom/client'
import '#styles/reset.css'
import { EditorFrame } from '#features/editor/frame'
import {
  createEditorStore,
  EditorDataProvider,
  EditorProvider,
  sampleData,
  type EditorStore,
} from '#features/editor/state'
import { AppIntl } from '#intl'
import { emptyDocument, type EmailDocument } from '#mail/document'
import catalogue from 'virtual:messages/en'

export interface EditorBench {
  /** Opens the editor with so many texts, ten in a section; done once the first is edited. */
  mountEditor: (texts: number) => Promise<void>
  /** Opens a bare ProseMirror with one of these texts. */
  mountBare: () => void
  unmount: () => void
  /** Undoes one step: ms until the page is laid out anew. */
  undo: () => number
}

declare global {
  interface Window {
    editorBench: EditorBench
  }
}

/** Paragraphs, and nothing else that ProseMirror could do. */
const plain = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: { content: 'text*', toDOM: () => ['p', 0] },
    text: {},
  },
})
const WORDS = 'The first leaves are picked by hand, steamed the same morning, and on their way to you. '

const mailOf = (texts: number): EmailDocument => ({
  ...emptyDocument('en'),
  sections: Array.from({ length: texts / 10 }, (_, section) => ({
    type: 'section',
    id: `s${section}`,
    gap: 0,
    stack: 'ltr',
    valign: 'top',
    columns: [
      {
        id: `c${section}`,
        width: 12,
        blocks: Array.from({ length: 10 }, (_, block) => ({
          type: 'text',
          id: `t${section * 10 + block}`,
          content: [{ type: 'paragraph', content: [{ type: 'text', text: WORDS.repeat(3) }] }],
        })),
      },
    ],
  })),
})

const place = document.getElementById('root')
if (!place) throw new Error('The page has no #root.')
let root: Root | undefined
let bare: EditorView | undefined
let store: EditorStore | undefined

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

window.editorBench = {
  async mountEditor(texts) {
    const made = createEditorStore(mailOf(texts))
    store = made
    root = createRoot(place)
    root.render(
      <AppIntl locale="en" catalogue={catalogue}>
        <EditorDataProvider data={sampleData}>
          <EditorProvider store={made}>
            <EditorFrame place={{ scope: 'bench' }} />
          </EditorProvider>
        </EditorDataProvider>
      </AppIntl>,
    )
    while (place.querySelector('[data-node=t0]') === null) await frame()
    made.select(['t0'])
    made.edit('t0')
    while (place.querySelector('[contenteditable=true]') !== document.activeElement) await frame()
  },
  mountBare() {
    const doc = plain.node('doc', null, [plain.node('paragraph', null, [plain.text(WORDS.repeat(3))])])
    bare = new EditorView(place, {
      state: EditorState.create({ doc, plugins: [keymap(baseKeymap)] }),
    })
    bare.focus()
  },
  unmount() {
    root?.unmount()
    bare?.destroy()
    root = undefined
    bare = undefined
    store = undefined
  },
  undo() {
    const start = performance.now()
    store?.undo()
    void place.offsetHeight
    return performance.now() - start
  },
}
