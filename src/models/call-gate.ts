/**
 * Who is asked before each call of a provider, tries again included: those who share a provider with other processes.
 * One for the process, as providers count by key and not by society.
 */
export type CallGate = (provider: string, signal: AbortSignal | undefined) => Promise<void>

// a society may have brought its own copy of troupe: both ask the same
const PLACE = Symbol.for('troupe.call-gate')
const place = globalThis as { [PLACE]?: CallGate | undefined }

export function setCallGate(gate: CallGate | undefined): void {
  place[PLACE] = gate
}

/** Resolves when the provider may be asked. */
export function mayAsk(provider: string, signal?: AbortSignal): Promise<void> | undefined {
  return place[PLACE]?.(provider, signal)
}
