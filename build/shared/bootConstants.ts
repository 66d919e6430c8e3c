// What the script in the head of every page takes from the configuration.

export interface BootConstants {
  /** `light` or `dark`. */
  readonly defaultMode: string
  readonly respectPrefersColorScheme: boolean
  /** Readers have no choice: what an earlier visit stored and what the URL asks for have no effect. */
  readonly disableSwitch: boolean
  /** Appended to every key in the browser's storage. */
  readonly storageSuffix: string
  readonly storageType: 'localStorage' | 'sessionStorage'
  /** Null without an announcement bar. */
  readonly announcementId: string | null
}
