"""Installers for Windows."""
