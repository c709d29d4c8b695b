/** The styles next to the panels, all of them, so that no list is needed. Loaded after the site's stylesheet. */
import.meta.glob('./*.css', { eager: true });
