import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { FormSection } from '#components/form'
import { Inline, Stack } from '#components/layout'
import { Select } from '#components/select'
import { TextArea, TextField } from '#components/text-field'
import { ownFooter, standardFooter } from '#domain/legal/footer-text'
import { footerVariables } from '#domain/legal/footer-variables'
import type { LegalField } from '#domain/legal/brand-legal'
import { BRAND } from '#lib/brand-limits'
import { fontStacks, stackOf, type FontName } from '#mail/look/fonts'
import {
  corners,
  lineMax,
  problemOfFooter,
  problemOfLine,
  type Corner,
  type FooterField,
  type LineField,
  type PageField,
} from './brand.model.ts'
import { AddressField } from './address-field.tsx'
import type { BrandFieldsProps } from './brand-fields-props.ts'
import { SocialLinks } from './social-links.tsx'
import { messages } from './brand.messages.ts'

/** The fields below the first picture: letters and corners, the company, links and footers. */
export function FurtherFields(props: BrandFieldsProps) {
  const intl = useIntl()
  const { draft, change, readOnly } = props
  return (
    <>
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
