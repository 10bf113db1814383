import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Campaign } from '#api/campaigns'
import { useSender } from '#api/senders'
import { LinkButton } from '#components/button'
import { deferred, Later } from '#components/deferred'
import { Icon } from '#components/icon'
import { Inline, Stack } from '#components/layout'
import { LeaveGuard } from '#components/leave-guard'
import { Page } from '#components/page'
import { Skeleton } from '#components/skeleton'
import { TextField } from '#components/text-field'
import { CampaignStatusPill } from '#features/campaigns/campaign-status'
import type { CampaignGo, CampaignHrefs, CampaignStep } from '#features/campaigns/campaign-step'
import { useOnDesk, type CampaignDesk } from '#features/campaigns/desk'
import { firstControl } from '#lib/first-control'
import { SaveFailed } from '#features/workspaces/settings-section'
import { CampaignMenu } from './campaign-menu.tsx'
import { CAMPAIGN, draftProblems, partOf, placeOfProblem, type DraftProblem } from './campaign-draft.model.ts'
import type { CampaignParts } from './campaign-screen.tsx'
import { CoveredNotices } from './covered-notices.tsx'
import { DeletedNotice } from './deleted-notice.tsx'
import { LaterNotices } from './later-notices.tsx'
import { SavedState } from './saved-state.tsx'
import { StepNav } from './step-nav.tsx'
import { campaignSteps, stepOf, stepStates } from './steps.model.ts'
import { useCampaignEditing } from './use-campaign-editing.ts'
import { useCampaignCommands } from './use-campaign-commands.ts'
import { useTarget } from './use-target.ts'
import { messages } from './campaign-edit.messages.ts'
import * as styles from './campaign-edit.css.ts'

const SettingsStep = deferred(async () => (await import('./settings-step.tsx')).SettingsStep)

export interface CampaignEditProps {
  campaign: Campaign
  step: string | undefined
  /** The field that the address asks for. */
  target: string | undefined
  hrefs: CampaignHrefs
  parts: CampaignParts
  go: CampaignGo
  /** Somebody else deleted it. */
  isGone: boolean
  /** Told whether something is not saved yet. */
  onDirtyChange: (dirty: boolean) => void
  desk?: CampaignDesk | undefined
}

/** A draft in four steps, which are taken in any order and save themselves (CAM-61). */
export function CampaignEdit({
  campaign,
  step: asked,
  target,
  hrefs,
  parts,
  go,
  isGone,
  onDirtyChange,
  desk,
}: CampaignEditProps) {
  const intl = useIntl()
  const root = useRef<HTMLDivElement>(null)
  const editing = useCampaignEditing(campaign, root, { isGone })
  const { draft, base = campaign, attempted } = editing
  const sender = useSender(draft.senderId ?? undefined)
  const own = draft.senderId !== null && sender.error?.code === 404 ? null : sender.data
  const states = stepStates(draft, own)
  const wanted = stepOf(asked, states)
  // Where none is asked for, the one that was shown first stays, also once it is done: who chose a list may want another.
  const [first, setFirst] = useState<CampaignStep>()
  const isAsked = wanted !== undefined && wanted === asked
  if (!isAsked && first === undefined && wanted !== undefined) setFirst(wanted)
  const step = (isAsked ? wanted : (first ?? wanted)) ?? 'review'
  const hrefFor = (to: string, target?: string) =>
    hrefs.campaign(campaign.id, { step: to, ...(target !== undefined && { target }) })
  const problems = draftProblems(draft)
  const [problem] = problems
  const hrefOf = (one: DraftProblem) => {
    const place = placeOfProblem[one]
    return hrefFor(place.step ?? step, place.target)
  }
  // Back leads to where the jump came from, and not to the field again.
  useTarget(root, target, () => go(hrefFor(step), { replace: true }))
  const unsaved = isGone || editing.dirty || editing.isSaving
  useOnDesk(desk, {
    campaign,
    variants: draft.variants,
    onVariantsChange: isGone ? undefined : (variants) => editing.change({ variants }),
  })
  const { dirty } = editing
  const tellDirty = useEffectEvent(() => onDirtyChange(dirty))
  useEffect(() => tellDirty(), [dirty])
  useCampaignCommands(() => go(hrefFor('review', 'test')))
  const saveNow = useEffectEvent(() => {
    if (editing.dirty && problem === undefined) void editing.save()
  })
  // The review shows what is stored.
  useEffect(() => {
    if (step === 'review') saveNow()
  }, [step])
  const saving = {
    state: isGone ? null : <SavedState editing={editing} campaign={base} problems={[]} hrefOf={hrefOf} />,
    renderNotices: (close: () => void) => (
      <CoveredNotices
        editing={editing}
        isGone={isGone}
        onLeave={() => {
          close()
          // The notices come first.
          requestAnimationFrame(() => firstControl(root.current)?.focus())
        }}
      />
    ),
  }
  const stepProps = { campaign: base, draft, unsaved, saving, onChange: editing.change, attempted, target }
  const next = campaignSteps[campaignSteps.indexOf(step) + 1]
  return (
    <Page
      title={draft.name}
      lead={
        <Inline gap={3}>
          <LinkButton tone="quiet" icon={<Icon of={ArrowLeft} />} href={hrefs.campaigns()}>
            {intl.formatMessage(messages.campaigns)}
          </LinkButton>
          <CampaignStatusPill status="draft" />
          <div className={styles.name} data-target="name">
            <TextField
              label={intl.formatMessage(messages.name)}
              labelHidden
              required
              maxLength={CAMPAIGN.nameMax}
              autoComplete="off"
              value={draft.name}
              onValueChange={(name) => editing.change({ name })}
              error={problems.includes('name_empty') ? intl.formatMessage(messages.nameEmpty) : undefined}
            />
          </div>
        </Inline>
      }
      actions={
        isGone ? undefined : (
          <>
            <SavedState editing={editing} campaign={base} problems={problems} hrefOf={hrefOf} />
            <CampaignMenu
              campaign={base}
              hrefs={hrefs}
              go={go}
              onSave={editing.saveAll}
              onDeleted={editing.discard}
            />
            {step === 'review' ? null : (
              <LinkButton tone="primary" href={hrefFor('review')}>
                {intl.formatMessage(messages.reviewAndSend)}
              </LinkButton>
            )}
          </>
        )
      }
    >
      <Stack ref={root} gap={5}>
        <LeaveGuard {...editing.guard} />
        {isGone ? (
          <DeletedNotice
            draft={draft}
            campaign={base}
            hrefs={hrefs}
            go={go}
            problemHref={problem === 'reply_to_invalid' ? hrefOf(problem) : undefined}
            onCreated={editing.discard}
          />
        ) : null}
        <LaterNotices editing={editing} />
        {isGone ? null : <SaveFailed editing={editing} />}
        <div className={styles.columns}>
          <StepNav current={step} states={states} hrefFor={hrefFor} />
          <Stack gap={5} as="section" aria-label={intl.formatMessage(messages[step])}>
            <Later key={step} instead={<Skeleton shape="block" />}>
              {step === 'audience' ? parts.audience(stepProps) : null}
              {step === 'content' ? parts.content(stepProps) : null}
              {step === 'settings' ? (
                <SettingsStep {...stepProps} problems={problems} hrefs={hrefs} sender={own} />
              ) : null}
              {step === 'review'
                ? parts.review({
                    campaign: base,
                    hrefs,
                    unsaved,
                    onJump: (to, field) => go(hrefFor(to, field)),
                    onChange: async (change) => {
                      editing.change(partOf(change))
                      await editing.saveAll()
                    },
                  })
                : null}
              {next ? (
                <Inline justify="end">
                  <LinkButton href={hrefFor(next)}>
                    {intl.formatMessage(messages.next, { step: intl.formatMessage(messages[next]) })}
                  </LinkButton>
                </Inline>
              ) : null}
            </Later>
          </Stack>
        </div>
      </Stack>
    </Page>
  )
}
