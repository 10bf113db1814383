import { expect, test } from 'vitest'
import { dkimRecord, isDkimMet } from './dkim.ts'

const wanted = dkimRecord('MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A')

test.each([
  [[wanted], true],
  [['v=DKIM1;k=rsa;p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A'], true],
  [['k=rsa; p=MIIBIjANBgkqhkiG 9w0BAQEFAAOCAQ8A;'], true],
  [[wanted, 'google-site-verification=x'], true],
  [['v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8B'], false],
  [['v=DKIM1; k=rsa; p='], false],
  [[wanted, 'v=DKIM1; k=rsa; p=other'], false],
  [['v=spf1 p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A'], false],
  [[], false],
])('%j is %j', (found, isMet) => expect(isDkimMet(wanted, found)).toBe(isMet))
