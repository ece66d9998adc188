"""Parts of pages: focusable child widgets that paint faces and hold nothing but what they show."""
