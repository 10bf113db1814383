import * as v from 'valibot'
import { domainGroups, type DomainGroup } from '#domain/campaigns/domain-groups'
import type { RateSettings } from './send-rates.ts'

type Limit = DomainGroup | 'all'
const limits: readonly Limit[] = ['all', ...domainGroups.map(({ name }) => name)]
const isLimit = (name: string | undefined): name is Limit => limits.some((one) => one === name)
const wanted = `mails a minute, such as all=6000,carrier=300, of ${limits.join(', ')}`

/** The variables about how fast campaigns go out (docs/operating/campaigns.md). */
export const rateEnvironment = {
  MAIL_RATES: v.optional(
    v.pipe(
      v.string(wanted),
      v.rawTransform(({ dataset, addIssue, NEVER }): NonNullable<RateSettings['perMinute']> => {
        const rates: NonNullable<RateSettings['perMinute']> = {}
        for (const part of dataset.value.split(',')) {
          const [, name, count] = /^\s*([a-z]+)=(\d{1,7})\s*$/.exec(part) ?? []
          if (!isLimit(name) || !(Number(count) > 0)) {
            addIssue({ message: wanted })
            return NEVER
          }
          rates[name] = Number(count)
        }
        return rates
      }),
    ),
  ),
  MAIL_RAMP: v.optional(
    v.pipe(
      v.picklist(['0', '1'], '0 or 1'),
      v.transform((value) => value === '1'),
    ),
    '0',
  ),
}
