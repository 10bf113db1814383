import type { Migration } from 'kysely/migration'
import { workspaces } from './001-workspaces.ts'
import { people } from './002-people.ts'
import { contacts } from './003-contacts.ts'
import { dataVersions } from './007-data-versions.ts'
import { sortDemands } from './008-sort-demands.ts'
import { identities } from './009-identities.ts'
import { jobs } from './010-jobs.ts'
import { segmentMembers } from './011-segment-members.ts'
import { forms } from './012-forms.ts'
import { uploads } from './012-uploads.ts'
import { outbox } from './013-outbox.ts'
import { usage } from './014-usage.ts'
import { campaigns } from './020-campaigns.ts'
import { sendingDomains } from './030-sending-domains.ts'
import { mailAttempts } from './040-mail-attempts.ts'
import { reactions } from './041-reactions.ts'
import { messageEvents } from './042-message-events.ts'
import { hostnames } from './031-hostnames.ts'
import { connections } from './032-connections.ts'
import { ai } from './033-ai.ts'
import { mailSenders } from './054-mail-senders.ts'
import { executionSenders } from './055-execution-senders.ts'
import { eventsOfCampaigns } from './060-events-of-campaigns.ts'
import { mailLanguages } from './070-mail-languages.ts'
import { hostCertificates } from './071-host-certificates.ts'
import { provenHostnames } from './080-proven-hostnames.ts'
import { suppressions } from './081-suppressions.ts'
import { importTimes } from './082-import-times.ts'
import { segmentMoves } from './083-segment-moves.ts'
import { rowSecurity } from './084-row-security.ts'
import { uploadMarks } from './085-upload-marks.ts'
import { usageOfTheAssistant } from './086-usage-of-the-assistant.ts'
import { uploadPlaces } from './087-upload-places.ts'
import { formerReaders } from './088-former-readers.ts'
import { contactExports } from './089-contact-exports.ts'
import { textsOfMails } from './090-texts-of-mails.ts'
import { earlierConsents } from './091-earlier-consents.ts'
import { consentsOfSubmissions } from './092-consents-of-submissions.ts'

/** In the order in which they run. What has been released is never changed: another one follows. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-workspaces': workspaces,
  '002-people': people,
  '003-contacts': contacts,
  '007-data-versions': dataVersions,
  '008-sort-demands': sortDemands,
  '009-identities': identities,
  '010-jobs': jobs,
  '011-segment-members': segmentMembers,
  '012-forms': forms,
  '012-uploads': uploads,
  '013-outbox': outbox,
  '014-usage': usage,
  '020-campaigns': campaigns,
  '030-sending-domains': sendingDomains,
  '040-mail-attempts': mailAttempts,
  '041-reactions': reactions,
  '042-message-events': messageEvents,
  '031-hostnames': hostnames,
  '032-connections': connections,
  '033-ai': ai,
  '054-mail-senders': mailSenders,
  '055-execution-senders': executionSenders,
  '060-events-of-campaigns': eventsOfCampaigns,
  '070-mail-languages': mailLanguages,
  '071-host-certificates': hostCertificates,
  '080-proven-hostnames': provenHostnames,
  '081-suppressions': suppressions,
  '082-import-times': importTimes,
  '083-segment-moves': segmentMoves,
  '084-row-security': rowSecurity,
  '085-upload-marks': uploadMarks,
  '086-usage-of-the-assistant': usageOfTheAssistant,
  '087-upload-places': uploadPlaces,
  '088-former-readers': formerReaders,
  '089-contact-exports': contactExports,
  '090-texts-of-mails': textsOfMails,
  '091-earlier-consents': earlierConsents,
  '092-consents-of-submissions': consentsOfSubmissions,
}
