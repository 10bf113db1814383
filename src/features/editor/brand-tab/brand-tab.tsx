import { assignInlineVars } from '@vanilla-extract/dynamic'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useIntl, type MessageDescriptor } from 'react-intl'
import type { Brand } from '#api/brand'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { DescriptionList } from '#components/description-list'
import { Icon } from '#components/icon'
import { Inline, Stack } from '#components/layout'
import { Link } from '#components/link'
import { Section } from '#components/section'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { VisuallyHidden } from '#components/visually-hidden'
import { insertNodes, useCommandContext } from '#features/editor/canvas'
import { fieldMessages, Swatch } from '#features/editor/inspector/fields'
import { useEditor, useEditorData, useEditorStore } from '#features/editor/state'
import { brandLook } from '#domain/brand/brand-look'
import { brandTokens } from '#domain/brand/brand-tokens'
import { safeImageSrc } from '#lib/safe-url'
import { newId } from '#mail/document'
import { stackOf } from '#mail/look/fonts'
import { brandGaps, usesBrand, type BrandGap } from './brand.model.ts'
import { messages } from './brand-tab.messages.ts'
import * as styles from './brand-tab.css.ts'

export interface BrandTabProps {
  /** The settings of the brand; none where there are no settings, such as in the demo. */
  settingsHref?: string | undefined
}

/** The brand: its look, which the mail can take in one step, and what mails say about the company (EML-309). */
export function BrandTab({ settingsHref }: BrandTabProps) {
  const intl = useIntl()
  const { brand } = useEditorData()
  if (!brand)
    return (
      <Stack aria-busy>
        <VisuallyHidden>
          <span role="status">{intl.formatMessage(messages.loading)}</span>
        </VisuallyHidden>
        <Skeleton shape="control" />
        <Skeleton shape="block" />
      </Stack>
    )
  return (
    <Stack gap={6}>
      <Apply brand={brand} />
      <Gaps brand={brand} />
      <SettingsLink href={settingsHref} />
      <Colours brand={brand} />
      <Fonts brand={brand} />
      <Logo brand={brand} />
      <Footer brand={brand} />
    </Stack>
  )
}

function SettingsLink({ href }: { href: string | undefined }) {
  const intl = useIntl()
  return href === undefined ? null : <Link href={href}>{intl.formatMessage(messages.settings)}</Link>
}

function Apply({ brand }: { brand: Brand }) {
  const intl = useIntl()
  const { announce } = useCommandContext()
  const store = useEditorStore()
  const readOnly = useEditor((state) => state.readOnly)
  const settings = useEditor(({ document }) => document.settings)
  if (usesBrand(brand, settings))
    return (
      <Inline gap={1}>
        <Icon of={CircleCheck} />
        <Text>{intl.formatMessage(messages.used)}</Text>
      </Inline>
    )
  if (readOnly) return null
  return (
    <Stack gap={1}>
      <Inline>
        <Button
          tone="primary"
          onClick={() => {
            const problem = store.apply({ type: 'settings', set: { ...brandLook(brand, settings) } })
            if (problem === undefined) announce(intl.formatMessage(messages.applied))
          }}
        >
          {intl.formatMessage(messages.use)}
        </Button>
      </Inline>
      <Text as="p" size={12} tone="muted">
        {intl.formatMessage(messages.applyHint)}
      </Text>
    </Stack>
  )
}

const gapMessages: Readonly<Record<BrandGap, MessageDescriptor>> = {
  logo: messages.gapLogo,
  address: messages.gapAddress,
  complaint: messages.gapComplaint,
  nameJa: messages.gapNameJa,
  addressJa: messages.gapAddressJa,
  social: messages.gapSocial,
  contrast: messages.gapContrast,
}

function Gaps({ brand }: { brand: Brand }) {
  const intl = useIntl()
  const lang = useEditor(({ document }) => document.settings.lang)
  const gaps = brandGaps(brand, lang)
  if (gaps.length === 0) return null
  return (
    <Banner kind="warning" title={intl.formatMessage(messages.missing)}>
      <ul className={styles.gaps}>
        {gaps.map((gap) => (
          <li key={gap}>{intl.formatMessage(gapMessages[gap])}</li>
        ))}
      </ul>
    </Banner>
  )
}

function Colours({ brand }: { brand: Brand }) {
  const intl = useIntl()
  return (
    <Section title={intl.formatMessage(messages.colors)}>
      <ul className={styles.colours}>
        {brandTokens.map((token) => (
          <Inline key={token} as="li" nowrap>
            <Swatch colour={brand.colors[token]} />
            <Text size={13} wrap="clip">
              {intl.formatMessage(fieldMessages[token])}
            </Text>
            <Text size={12} tone="muted">
              {brand.colors[token]}
            </Text>
          </Inline>
        ))}
      </ul>
    </Section>
  )
}

function Fonts({ brand }: { brand: Brand }) {
  const intl = useIntl()
  const fonts = [
    { id: 'heading', term: messages.headings, family: brand.fonts.heading },
    { id: 'body', term: messages.body, family: brand.fonts.body },
  ]
  return (
    <Section title={intl.formatMessage(messages.fonts)}>
      <DescriptionList
        items={fonts.map(({ id, term, family }) => ({
          id,
          term: intl.formatMessage(term),
          value: (
            <Stack gap={1}>
              <span className={styles.sample} style={assignInlineVars({ [styles.family]: stackOf(family) })}>
                {intl.formatMessage(messages.sample)}
              </span>
              <Text size={12} tone="muted" wrap="anywhere">
                {family}
              </Text>
            </Stack>
          ),
        }))}
      />
    </Section>
  )
}

function Logo({ brand }: { brand: Brand }) {
  const intl = useIntl()
  const context = useCommandContext()
  const readOnly = useEditor((state) => state.readOnly)
  const lang = useEditor(({ document }) => document.settings.lang)
  const { logo, company } = brand
  const src = safeImageSrc(logo?.src)
  if (!logo || src === undefined) return null
  const name = lang.startsWith('ja') ? (company.nameJa ?? company.name) : company.name
  return (
    <Section title={intl.formatMessage(messages.logo)}>
      <img className={styles.logo} src={src} alt={intl.formatMessage(messages.logoOf, { company: name })} />
      {readOnly ? null : (
        <Inline>
          <Button
            size="small"
            onClick={() =>
              insertNodes(context, [
                {
                  type: 'image',
                  id: newId(),
                  image: { src: logo.src, alt: name, width: logo.width, height: logo.height },
                  align: 'center',
                  padding: { top: 16, right: 0, bottom: 16, left: 0 },
                },
              ])
            }
          >
            {intl.formatMessage(messages.insertLogo)}
          </Button>
        </Inline>
      )}
    </Section>
  )
}

function Footer({ brand: { company } }: { brand: Brand }) {
  const intl = useIntl()
  const lang = useEditor(({ document }) => document.settings.lang)
  const isJapanese = lang.startsWith('ja')
  const facts = [
    {
      id: 'company',
      term: messages.company,
      value: isJapanese ? (company.nameJa ?? company.name) : company.name,
    },
    {
      id: 'address',
      term: messages.address,
      value: isJapanese ? (company.addressJa ?? company.address) : company.address,
    },
    { id: 'complaint', term: messages.complaint, value: company.complaintContact },
    { id: 'privacy', term: messages.privacy, value: company.privacyUrl ?? '' },
  ]
  return (
    <Section title={intl.formatMessage(messages.footer)}>
      <DescriptionList
        items={facts.map(({ id, term, value }) => ({
          id,
          term: intl.formatMessage(term),
          value:
            value === '' ? (
              <Text tone="muted">{intl.formatMessage(messages.notGiven)}</Text>
            ) : (
              <Text wrap="anywhere">{value}</Text>
            ),
        }))}
      />
    </Section>
  )
}
