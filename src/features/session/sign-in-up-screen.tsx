import { Suspense, useEffect, useRef, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { BrandMark } from '#components/brand-mark'
import { Button } from '#components/button'
import { deferred } from '#components/deferred'
import { Inline, Stack } from '#components/layout'
import { SegmentedControl } from '#components/segmented-control'
import { Text } from '#components/text'
import { localeNames, locales, type Locale } from '#intl'
import { GoogleMark } from './google-mark.tsx'
import { messages } from './sign-in-up.messages.ts'
import * as styles from './sign-in-up-screen.css.ts'

// Few ever see one here, and it would bring half of the signed-in screens' code with it.
const Banner = deferred(async () => (await import('#components/banner')).Banner)

export interface SignInUpScreenProps {
  productName: string
  /** Leaves for Google's page: a full page navigation. */
  onContinueWithGoogle: () => void
  /** The session that was there ended by itself. */
  ended?: boolean
  /** The page takes the place of one that had the focus (ACC-12). */
  hadSession?: boolean
  /** What the sign-in service reported, shown as text. */
  error?: string | undefined
  locale: Locale
  onLocaleChange: (locale: Locale) => void
  termsHref: string
  privacyHref: string
}

/** One page to sign in and to sign up (SES-1). */
export function SignInUpScreen({
  productName,
  onContinueWithGoogle,
  ended = false,
  hadSession = false,
  error,
  locale,
  onLocaleChange,
  termsHref,
  privacyHref,
}: SignInUpScreenProps) {
  const intl = useIntl()
  const [leaving, setLeaving] = useState(false)
  // The page that was left had the focus.
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hadSession) title.current?.focus()
  }, [hadSession])
  return (
    <main className={styles.root}>
      <Stack measure="notice">
        <div className={styles.card}>
          <Stack gap={6}>
            <Inline>
              <BrandMark />
              <Text size={16} weight="semibold" translate="no">
                {productName}
              </Text>
            </Inline>
            <Stack gap={2}>
              <Text as="h1" size={24} ref={title} tabIndex={-1}>
                {intl.formatMessage(messages.title)}
              </Text>
              <Text as="p" tone="muted">
                {intl.formatMessage(messages.lead)}
              </Text>
            </Stack>
            <Suspense fallback={null}>
              {ended ? <Banner kind="info">{intl.formatMessage(messages.ended)}</Banner> : null}
              {error === undefined ? null : <Banner kind="danger">{refusal(intl, error)}</Banner>}
            </Suspense>
            <Button
              tone="primary"
              size="large"
              icon={<GoogleMark />}
              busy={leaving}
              onClick={() => {
                setLeaving(true)
                onContinueWithGoogle()
              }}
            >
              {intl.formatMessage(leaving ? messages.opening : messages.google)}
            </Button>
          </Stack>
        </div>
      </Stack>
      <Inline as="footer" gap={3} justify="space-between" measure="notice">
        <SegmentedControl
          label={intl.formatMessage(messages.language)}
          value={locale}
          onValueChange={onLocaleChange}
          options={locales.map((value) => ({ value, label: localeNames[value], lang: value }))}
        />
        <Text as="div" size={13} tone="muted">
          <Inline as="nav" gap={4}>
            <a href={termsHref}>{intl.formatMessage(messages.terms)}</a>
            <a href={privacyHref}>{intl.formatMessage(messages.privacy)}</a>
          </Inline>
        </Text>
      </Inline>
    </main>
  )
}

const reasons = new Map([
  ['access_denied', messages.cancelled],
  ['email_unverified', messages.unverified],
  ['sign_in_expired', messages.expired],
  ['provider_unavailable', messages.unavailable],
  ['identity_taken', messages.taken],
])

/** Why signing in failed, in words: an error code of OAuth says nothing to a reader. Anything else is shown as text. */
function refusal(intl: IntlShape, error: string): string {
  const known = reasons.get(error)
  if (known) return intl.formatMessage(known)
  if (/^[a-z]+(_[a-z]+)*$/.test(error)) return intl.formatMessage(messages.refusedPlain)
  return intl.formatMessage(messages.refused, { reason: error.slice(0, 200) })
}
