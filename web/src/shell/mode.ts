// What kind of build this is. Nothing here needs a page: workers ask too.

/**
 * Whether this is a site: a folder of static files on any host, with no server
 * behind it (`vite build --mode site`). Whatever needs others is not there.
 */
export const SITE: boolean = import.meta.env.MODE === "site";
