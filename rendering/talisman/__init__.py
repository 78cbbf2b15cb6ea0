from . import look as look
