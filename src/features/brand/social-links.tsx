import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash'
import { useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Columns, Inline, Stack } from '#components/layout'
import { Select } from '#components/select'
import { Text } from '#components/text'
import { VisuallyHidden } from '#components/visually-hidden'
import { socialKindOf, socialKinds, socialName } from '#domain/brand/brand-rules'
import { BRAND } from '#lib/brand-limits'
import { AddressField } from './address-field.tsx'
import type { SocialLink } from './brand.model.ts'
import { messages } from './brand.messages.ts'

export interface SocialLinksProps {
  links: readonly SocialLink[]
  onLinksChange: (links: readonly SocialLink[]) => void
  /** Addresses that are still empty may say so. */
  attempted: boolean
  readOnly: boolean
}

/** Links to where the company is found elsewhere, in the order in which mails show them (SET-65). */
export function SocialLinks({ links, onLinksChange, attempted, readOnly }: SocialLinksProps) {
  const intl = useIntl()
  const root = useRef<HTMLDivElement>(null)
  /** What gets the focus once the list is as it was changed to. */
  const focus = useRef<string>(undefined)
  const [told, setTold] = useState('')
  useLayoutEffect(() => {
    const selector = focus.current
    focus.current = undefined
    if (selector !== undefined) root.current?.querySelector<HTMLElement>(selector)?.focus()
  }, [links])

  const nameOf = ({ kind }: SocialLink, place: number) =>
    intl.formatMessage(messages.linkNamed, { service: serviceOf(kind), number: place + 1 })
  const serviceOf = (kind: string) =>
    kind === 'website' ? intl.formatMessage(messages.website) : socialName(kind)
  const change = (place: number, link: SocialLink) => onLinksChange(links.with(place, link))
  const move = (link: SocialLink, from: number, to: number) => {
    if (to < 0 || to >= links.length) return
    focus.current = `[data-link="${to}"] [data-move=${to < from ? 'up' : 'down'}]`
    onLinksChange(links.toSpliced(from, 1).toSpliced(to, 0, link))
    setTold(
      intl.formatMessage(messages.moved, {
        service: serviceOf(link.kind),
        place: to + 1,
        count: links.length,
      }),
    )
  }
  return (
    <Stack ref={root} gap={5}>
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
      {links.length === 0 ? (
        <Text as="p" tone="muted">
          {intl.formatMessage(messages.noLinks)}
        </Text>
      ) : null}
      {links.map((link, place) => {
        const name = nameOf(link, place)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- links have no identity but their place
          <Stack key={place} gap={2} role="group" aria-label={name} data-link={place}>
            <Columns least="figure" wide="last" gap={3}>
              <Select
                label={intl.formatMessage(messages.service)}
                value={link.kind}
                disabled={readOnly}
                onValueChange={(kind) => change(place, { ...link, kind })}
                options={[...new Set<string>([...socialKinds, link.kind])].map((kind) => ({
                  value: kind,
                  label: serviceOf(kind),
                }))}
              />
              <AddressField
                label={intl.formatMessage(messages.linkAddress)}
                value={link.url}
                onValueChange={(url) => change(place, { ...link, url })}
                onSettle={(url) => {
                  if (url !== link.url) change(place, { kind: socialKindOf(url) ?? link.kind, url })
                }}
                emptyError={intl.formatMessage(messages.linkEmpty)}
                attempted={attempted}
                readOnly={readOnly}
              />
            </Columns>
            {readOnly ? null : (
              <Inline gap={1} justify="end">
                <IconButton
                  size="small"
                  data-move="up"
                  label={intl.formatMessage(messages.moveUp, { name })}
                  icon={<Icon of={ArrowUp} />}
                  disabled={place === 0}
                  onClick={() => move(link, place, place - 1)}
                />
                <IconButton
                  size="small"
                  data-move="down"
                  label={intl.formatMessage(messages.moveDown, { name })}
                  icon={<Icon of={ArrowDown} />}
                  disabled={place === links.length - 1}
                  onClick={() => move(link, place, place + 1)}
                />
                <IconButton
                  size="small"
                  label={intl.formatMessage(messages.remove, { name })}
                  icon={<Icon of={Trash} />}
                  onClick={() => {
                    focus.current = '[data-add]'
                    onLinksChange(links.toSpliced(place, 1))
                    setTold(intl.formatMessage(messages.removed, { service: serviceOf(link.kind) }))
                  }}
                />
              </Inline>
            )}
          </Stack>
        )
      })}
      {readOnly ? null : (
        <Inline>
          <Button
            data-add
            size="small"
            icon={<Icon of={Plus} />}
            disabled={links.length >= BRAND.socialMax}
            onClick={() => {
              if (links.length >= BRAND.socialMax) return
              const free = socialKinds.find((kind) => links.every((link) => link.kind !== kind))
              focus.current = `[data-link="${links.length}"] select`
              onLinksChange([...links, { kind: free ?? 'website', url: '' }])
            }}
          >
            {intl.formatMessage(messages.addLink)}
          </Button>
          {links.length >= BRAND.socialMax ? (
            <Text size={12} tone="muted">
              {intl.formatMessage(messages.linksMost, { max: BRAND.socialMax })}
            </Text>
          ) : null}
        </Inline>
      )}
    </Stack>
  )
}
