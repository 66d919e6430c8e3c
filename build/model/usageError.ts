// The error for a mistake in how a command was called or configured.

/** Printed as a plain message, without a stack; the process exits with code 2. */
export class UsageError extends Error {}
