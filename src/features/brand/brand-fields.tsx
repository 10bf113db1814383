import { useIntl } from 'react-intl'
import type { Brand } from '#api/brand'
import { Button } from '#components/button'
import { ColourField } from '#components/colour-field'
import { FormSection } from '#components/form'
import { ImagePicker } from '#components/image-picker'
import { Inline, Stack } from '#components/layout'
import { Select } from '#components/select'
import { TextArea, TextField } from '#components/text-field'
import { useUploadIcon } from '#features/workspaces/icon'
import { brandContrasts } from '#domain/brand/brand-contrast'
import { brandTokens } from '#domain/brand/brand-look'
import { footerVariables, ownFooter, standardFooter } from '#domain/legal/footer-text'
import type { LegalField } from '#domain/legal/brand-legal'
import { BRAND } from '#lib/brand-limits'
import { fontStacks, stackOf, type FontName } from '#mail/look/fonts'
import {
  corners,
  lineMax,
  problemOfFooter,
  problemOfLine,
  type BrandDraft,
  type Corner,
  type FooterField,
  type LineField,
  type PageField,
} from './brand.model.ts'
import { AddressField } from './address-field.tsx'
import { ContrastHint } from './contrast-hint.tsx'
import { SocialLinks } from './social-links.tsx'
import { messages } from './brand.messages.ts'

export interface BrandFieldsProps {
  draft: BrandDraft
  /** The brand that the draft means. */
  brand: Brand
  /** What is stored: it can be chosen again. */
  savedFonts: Brand['fonts']
  change: (part: Partial<BrandDraft>) => void
  /** It was tried to be saved: fields that are still empty may say so. */
  attempted: boolean
  readOnly: boolean
  /** The ref of a field that the legal requirements lead to. */
  place: (field: LegalField) => (element: HTMLElement | null) => void
}

/** The fields of a brand: its look, the company, links and footers. */
export function BrandFields(props: BrandFieldsProps) {
  const intl = useIntl()
  const { draft, change, readOnly } = props
  return (
    <>
      <Images {...props} />
      <Colours {...props} />
      <Type {...props} />
      <Company {...props} />
      <FormSection
        headingLevel={3}
        title={intl.formatMessage(messages.social)}
        description={intl.formatMessage(messages.socialAbout)}
      >
        <SocialLinks
          links={draft.social}
          onLinksChange={(social) => change({ social })}
          attempted={props.attempted}
          readOnly={readOnly}
        />
      </FormSection>
      <Footers {...props} />
    </>
  )
}

const images = ['logo', 'icon'] as const

function Images({ draft, change, readOnly }: BrandFieldsProps) {
  const intl = useIntl()
  // Outlook shows no WebP.
  const uploads = {
    logo: useUploadIcon({ preset: 'logo', mediaType: 'image/png' }),
    icon: useUploadIcon({ preset: 'icon', mediaType: 'image/png' }),
  }
  return (
    <FormSection
      headingLevel={3}
      title={intl.formatMessage(messages.images)}
      description={intl.formatMessage(messages.imagesAbout)}
    >
      {images.map((image) => (
        <ImagePicker
          key={image}
          label={intl.formatMessage(messages[image])}
          hint={intl.formatMessage(messages[`${image}Hint`])}
          height={120}
          value={draft[image]}
          onValueChange={(picked) => change({ [image]: picked })}
          upload={uploads[image]}
          readOnly={readOnly}
        />
      ))}
    </FormSection>
  )
}

function Colours({ draft, brand, change, readOnly }: BrandFieldsProps) {
  const intl = useIntl()
  const contrasts = brandContrasts(brand)
  return (
    <FormSection
      headingLevel={3}
      title={intl.formatMessage(messages.colours)}
      description={intl.formatMessage(messages.coloursAbout)}
    >
      {brandTokens.map((token) => (
        <ColourField
          key={token}
          label={intl.formatMessage(messages[token])}
          required
          value={draft[token]}
          onValueChange={(colour) => change({ [token]: colour })}
          hint={<ContrastHint {...contrasts[token]} />}
          readOnly={readOnly}
        />
      ))}
    </FormSection>
  )
}

const fontNames: readonly FontName[] = ['fontSans', 'fontSerif', 'fontRounded', 'fontMono']
const cornerNames: readonly Corner[] = ['square', 'soft', 'round', 'pill']

/** The first family of a list, as people call it. */
const familyOf = (stack: string) => stack.split(',')[0]?.replaceAll(/["']/g, '').trim() ?? ''

function Type({ draft, savedFonts, change, readOnly }: BrandFieldsProps) {
  const intl = useIntl()
  const fonts = [
    { field: 'headingFont', saved: savedFonts.heading },
    { field: 'bodyFont', saved: savedFonts.body },
  ] as const
  const corner = cornerNames.find((name) => corners[name] === draft.radius)
  return (
    <FormSection
      headingLevel={3}
      title={intl.formatMessage(messages.type)}
      description={intl.formatMessage(messages.typeAbout)}
    >
      {fonts.map(({ field, saved }) => {
        const known = fontNames.find((name) => fontStacks[name] === stackOf(draft[field]))
        const others = [...new Set([saved, draft[field]])].filter(
          (stack) => !fontNames.some((name) => fontStacks[name] === stackOf(stack)),
        )
        return (
          <Select
            key={field}
            label={intl.formatMessage(messages[field])}
            value={known ?? draft[field]}
            disabled={readOnly}
            onValueChange={(chosen) => {
              const name = fontNames.find((one) => one === chosen)
              change({ [field]: name === undefined ? chosen : fontStacks[name] })
            }}
            options={[
              ...others.map((stack) => ({
                value: stack,
                label: /^system-ui\b/.test(stack) ? intl.formatMessage(messages.fontSystem) : familyOf(stack),
              })),
              ...fontNames.map((name): { value: string; label: string } => ({
                value: name,
                label: intl.formatMessage(messages[name]),
              })),
            ]}
          />
        )
      })}
      <Select
        label={intl.formatMessage(messages.corners)}
        value={String(draft.radius)}
        disabled={readOnly}
        onValueChange={(radius) => change({ radius: Number(radius) })}
        options={[
          ...(corner === undefined
            ? [
                {
                  value: String(draft.radius),
                  label: intl.formatMessage(messages.cornerOther, { radius: draft.radius }),
                },
              ]
            : []),
          ...cornerNames.map((name) => ({
            value: String(corners[name]),
            label: intl.formatMessage(messages[name], { radius: corners[name] }),
          })),
        ]}
      />
    </FormSection>
  )
}

/** Fields of the company, in their order; those in Japanese say so to the browser. */
const company: readonly { field: LineField; legal?: LegalField; lang?: 'ja'; autoComplete?: string }[] = [
  { field: 'name', legal: 'name', autoComplete: 'organization' },
  { field: 'nameJa', lang: 'ja' },
  { field: 'address', legal: 'address', autoComplete: 'street-address' },
  { field: 'addressJa', legal: 'addressJa', lang: 'ja' },
  { field: 'complaintContact', legal: 'complaintContact' },
  { field: 'phone', autoComplete: 'tel' },
]
const pages: readonly { field: PageField; legal?: LegalField }[] = [
  { field: 'siteUrl' },
  { field: 'privacyUrl', legal: 'privacyUrl' },
]

function Company({ draft, change, attempted, readOnly, place }: BrandFieldsProps) {
  const intl = useIntl()
  const errorOf = (field: LineField) => {
    const problem = problemOfLine(field, draft[field])
    if (problem === undefined) return undefined
    if (problem === 'empty') return attempted ? intl.formatMessage(messages.nameEmpty) : undefined
    return intl.formatMessage(messages[problem], { max: lineMax[field] })
  }
  return (
    <FormSection
      headingLevel={3}
      title={intl.formatMessage(messages.company)}
      description={intl.formatMessage(messages.companyAbout)}
    >
      {company.map(({ field, legal, lang, autoComplete }) => (
        <TextField
          key={field}
          ref={legal && place(legal)}
          label={intl.formatMessage(messages[field])}
          hint={field === 'complaintContact' ? intl.formatMessage(messages.complaintHint) : undefined}
          required={field === 'name'}
          lang={lang}
          autoComplete={autoComplete}
          value={draft[field]}
          onValueChange={(text) => change({ [field]: text })}
          error={errorOf(field)}
          readOnly={readOnly}
        />
      ))}
      {pages.map(({ field, legal }) => (
        <AddressField
          key={field}
          ref={legal && place(legal)}
          label={intl.formatMessage(messages[field])}
          value={draft[field]}
          onValueChange={(text) => change({ [field]: text })}
          attempted={attempted}
          readOnly={readOnly}
        />
      ))}
    </FormSection>
  )
}

const footers: readonly { field: FooterField; lang: 'en' | 'ja' }[] = [
  { field: 'footerEn', lang: 'en' },
  { field: 'footerJa', lang: 'ja' },
]

function Footers({ draft, brand, change, readOnly, place }: BrandFieldsProps) {
  const intl = useIntl()
  return (
    <FormSection
      headingLevel={3}
      title={intl.formatMessage(messages.footers)}
      description={intl.formatMessage(messages.footersAbout, {
        variables: footerVariables.map((name) => `{{${name}}}`).join(' '),
      })}
    >
      {footers.map(({ field, lang }) => {
        const problem = problemOfFooter(draft[field])
        const lacks = ownFooter(brand, lang === 'ja' ? 'ja' : 'other') === undefined
        return (
          <Stack key={field} gap={2}>
            <TextArea
              ref={place(field)}
              label={intl.formatMessage(messages[field])}
              lang={lang}
              rows={6}
              value={draft[field]}
              onValueChange={(text) => change({ [field]: text })}
              hint={lacks ? intl.formatMessage(messages.footerLacks) : undefined}
              error={
                problem === undefined
                  ? undefined
                  : intl.formatMessage(messages[problem], { max: BRAND.footerMax })
              }
              readOnly={readOnly}
            />
            {readOnly || draft[field] === standardFooter[lang] ? null : (
              <Inline>
                <Button
                  size="small"
                  aria-label={intl.formatMessage(messages.useStandardNamed, {
                    field: intl.formatMessage(messages[field]),
                  })}
                  onClick={() => change({ [field]: standardFooter[lang] })}
                >
                  {intl.formatMessage(messages.useStandard)}
                </Button>
              </Inline>
            )}
          </Stack>
        )
      })}
    </FormSection>
  )
}
