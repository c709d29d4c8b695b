/** The rules that stand beside the panels: all of them, so that no list names one. Loaded after the site's stylesheet. */
import.meta.glob('./*.css', { eager: true });
