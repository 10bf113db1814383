import type { Block, EmailDocument } from './schema.ts'
import { emptyDocument } from './create.ts'

/** An English mail of one section, 's1', whose columns 'c1', 'c2' … have these blocks. */
export const mailOf = (...columns: Block[][]): EmailDocument => ({
  ...emptyDocument('en'),
  sections: [
    {
      type: 'section',
      id: 's1',
      gap: 0,
      stack: 'ltr',
      valign: 'top',
      columns: columns.map((blocks, place) => ({ id: `c${place + 1}`, width: 12 / columns.length, blocks })),
    },
  ],
})
