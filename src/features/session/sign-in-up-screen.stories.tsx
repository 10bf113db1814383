import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import type { Locale } from '#intl'
import { productName } from '#lib/product'
import { SignInUpScreen, type SignInUpScreenProps } from './sign-in-up-screen.tsx'

/** Keeps the language as the app does. */
function InALanguage({ locale: initial, onLocaleChange, ...rest }: SignInUpScreenProps) {
  const [locale, setLocale] = useState<Locale>(initial)
  return (
    <SignInUpScreen
      {...rest}
      locale={locale}
      onLocaleChange={(next) => {
        setLocale(next)
        onLocaleChange(next)
      }}
    />
  )
}

const meta = preview.meta({
  component: InALanguage,
  args: {
    productName,
    onContinueWithGoogle: fn<SignInUpScreenProps['onContinueWithGoogle']>(),
    locale: 'en' as Locale,
    onLocaleChange: fn<SignInUpScreenProps['onLocaleChange']>(),
    termsHref: 'https://otegami.example/terms',
    privacyHref: 'https://otegami.example/privacy',
  },
  parameters: { frame: 'screen', docs: { story: { inline: false, height: '640px' } } },
})

export const Default = meta.story({
  play: async ({ canvas, says }) => {
    await expect(canvas.getByRole('link', { name: says('signInUp.terms') })).toHaveAttribute(
      'href',
      'https://otegami.example/terms',
    )
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const Ended = meta.story({
  args: { ended: true },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('signInUp.ended'))).toBeVisible()
  },
})

/** What the service reported is text, whatever stands in it (SES-4). */
export const WithError = meta.story({
  args: { error: '<img src=x onerror=alert(1)>' },
  play: async ({ canvas, says }) => {
    const reason = '<img src=x onerror=alert(1)>'
    await expect(await canvas.findByText(says('signInUp.refused', { reason }))).toBeVisible()
  },
})

export const Cancelled = meta.story({
  args: { error: 'access_denied' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('signInUp.cancelled'))).toBeVisible()
    await expect(canvas.queryByText(/access_denied/)).toBeNull()
  },
})

export const Unverified = meta.story({
  args: { error: 'email_unverified' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('signInUp.unverified'))).toBeVisible()
  },
})

export const TookTooLong = meta.story({
  args: { error: 'sign_in_expired' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('signInUp.expired'))).toBeVisible()
  },
})

export const ServiceAway = meta.story({
  args: { error: 'provider_unavailable' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('signInUp.unavailable'))).toBeVisible()
  },
})

export const AddressOfAnother = meta.story({
  args: { error: 'identity_taken' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('signInUp.taken'))).toBeVisible()
  },
})

/** It leaves for Google's page: the button does not start twice. */
export const LocksAfterAPress = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    const button = canvas.getByRole('button', { name: says('signInUp.google') })
    await userEvent.dblClick(button)
    await expect(args.onContinueWithGoogle).toHaveBeenCalledOnce()
    await expect(button).toHaveAccessibleName(says('signInUp.opening'))
  },
})

export const LanguageSwitch = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '日本語' }))
    await expect(args.onLocaleChange).toHaveBeenCalledWith('ja')
    await expect(canvas.getByRole('radio', { name: '日本語' })).toBeChecked()
  },
})

export const Narrow = meta.story({ globals: { viewport: { value: 'smallest' } } })
