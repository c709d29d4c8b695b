/** All styles next to the panels, found without a list. Loaded after the site's stylesheet. */
import.meta.glob('./*.css', { eager: true });
