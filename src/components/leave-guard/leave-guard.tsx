import { useLeaveGuard, type LeaveGuardOptions } from './use-leave-guard.ts'

/** Guards what is edited around it. Rendered inside of what is left, such as the content of a dialog. */
export function LeaveGuard(options: LeaveGuardOptions) {
  useLeaveGuard(options)
  return null
}
