import { certificateIssueJob } from './certificate-issue.job.ts'
import { connectionScheduleJob, connectionSyncJob } from './connection-sync.job.ts'
import { domainVerifyJob } from './domain-verify.job.ts'
import { hostnameVerifyJob } from './hostname-verify.job.ts'
import type { Job } from './job.ts'
import { messageSendJob } from './message-send.job.ts'
import { scoreRefreshAllJob, scoreRefreshJob } from './score-refresh.job.ts'
import { segmentBuildJob, segmentRefreshJob } from './segment-build.job.ts'
import { upkeepJob } from './upkeep.job.ts'
import { uploadSweepJob } from './upload-sweep.job.ts'

/** Every type of job that a worker runs. */
export const jobs: readonly Job[] = [
  upkeepJob,
  messageSendJob,
  scoreRefreshJob,
  scoreRefreshAllJob,
  segmentBuildJob,
  segmentRefreshJob,
  domainVerifyJob,
  hostnameVerifyJob,
  certificateIssueJob,
  connectionSyncJob,
  connectionScheduleJob,
  uploadSweepJob,
]
