import { campaignRoutes } from '#api/campaigns'
import { textIn } from '#features/ai-chat/arguments'
import { proposingTool, readingTool, type ClientTool } from '#features/ai-chat/client-tools'
import { mailMessages, readSubjects, SubjectsProposal } from '#features/ai-chat/mail-tools'
import type { OpenCampaign } from '#features/campaigns/desk'
import type { ProposedSubject } from '#features/editor/desk'
import { campaignFacts } from './campaign-facts.model.ts'
import { campaignMessages } from './campaign-tools.messages.ts'

/** Characters of an id. */
const ID_MOST = 64

/** What the assistant can have done with the campaign that is open (AST-31). */
export const campaignTools = (open: OpenCampaign): readonly ClientTool[] => [
  readingTool<{ campaignId: string }>({
    name: 'read_campaign',
    title: campaignMessages.read,
    read(given) {
      if (!given.has('campaignId')) return { campaignId: open.id }
      const campaignId = textIn(given, 'campaignId', ID_MOST)
      return campaignId === undefined || !/^[\w-]+$/.test(campaignId) ? undefined : { campaignId }
    },
    async run({ campaignId }, { client, workspaceId }) {
      const campaign = await client.call(campaignRoutes.one, { params: { campaignId } }, { workspaceId })
      // Of the one that is open, what stands there counts: it may not be stored yet.
      const subjects = campaignId === open.id ? open.subjects() : undefined
      return JSON.stringify(campaignFacts(campaign, subjects))
    },
  }),
  ...(open.takeSubject
    ? [
        proposingTool<readonly ProposedSubject[]>({
          name: 'propose_subjects',
          title: campaignMessages.proposeSubjects,
          question: mailMessages.subjectsTitle,
          read: readSubjects,
          card: (subjects, onAnswer) => (
            <SubjectsProposal
              takeSubject={open.takeSubject ?? (() => false)}
              subjects={subjects}
              onAnswer={onAnswer}
            />
          ),
        }),
      ]
    : []),
]
