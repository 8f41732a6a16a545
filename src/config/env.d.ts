/** The settings of the build (.env.example); Vite puts them into the page. */
interface ImportMetaEnv {
  readonly VITE_BUILD_MODE?: string;
  readonly VITE_DEVELOPER_WALLET?: string;
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_KEY?: string;
  readonly VITE_LINK_SOCIAL?: string;
  readonly VITE_LINK_CHAT?: string;
  readonly VITE_LINK_MARKET?: string;
  readonly VITE_LINK_FANTASY_FOOTBALL?: string;
}
