/** A tool that the browser runs, as a language model is told of it (AST-25, AST-30, AST-31). */
export interface ClientTool {
  name: string
  description: string
  /** JSON Schema. */
  parameters: Readonly<Record<string, unknown>>
}

const object = (properties: Readonly<Record<string, unknown>>, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
})
const text = { type: 'string' }

/** All of them: one that is not at hand where the person is answers so in words. */
export const clientTools: readonly ClientTool[] = [
  {
    name: 'count_contacts',
    description: 'Counts contacts, all of them or those of some statuses.',
    parameters: object({
      status: {
        type: 'array',
        items: { enum: ['subscribed', 'pending', 'unsubscribed', 'bounced', 'complained'] },
      },
    }),
  },
  {
    name: 'propose_segment',
    description:
      'Proposes a segment, which the person accepts or not. Conditions are a tree: a group {id, kind: "group", match: "all" | "any", children} of leaves such as {id, kind: "event", type: "email.opened", did: true, window: {kind: "last", value: 30, unit: "day"}}.',
    parameters: object({ name: text, conditions: { type: 'object' } }, ['name', 'conditions']),
  },
  {
    name: 'open_screen',
    description: 'Opens a screen of the product.',
    parameters: object(
      { screen: { enum: ['home', 'campaigns', 'contacts', 'forms', 'connections', 'settings'] } },
      ['screen'],
    ),
  },
  {
    name: 'read_campaign',
    description: 'Reads the open campaign, or another one by its id, without bodies and addresses.',
    parameters: object({ campaignId: text }),
  },
  {
    name: 'propose_subjects',
    description: 'Proposes up to ten subjects, each with a preview text, for the open draft.',
    parameters: object(
      {
        subjects: {
          type: 'array',
          items: object({ subject: text, preheader: text }, ['subject']),
          maxItems: 10,
        },
      },
      ['subjects'],
    ),
  },
  {
    name: 'read_selection',
    description: 'Reads the mail that is open in the editor, with what is selected.',
    parameters: object({}),
  },
  {
    name: 'propose_email_patch',
    description: 'Proposes changes to the open mail, which are decided in the editor.',
    parameters: object({ summary: text, operations: { type: 'array', items: { type: 'object' } } }, [
      'summary',
      'operations',
    ]),
  },
]
